import sharp, { type Sharp } from 'sharp'
import { artworkPixels, isArtworkSize, sizeWithin } from '#domain/catalogue/picture-rules.ts'
import { PROOF_PIXELS } from '#domain/orders/proof.ts'
import { reviewPhotoPixels } from '#domain/reviews/photos.ts'
import { LEAST_LOGO, logoPixels } from '#domain/settings/logo.ts'
import { colours } from '#domain/settings/page-colours.ts'
import type { Pixels } from '../encode.ts'
import { decodableBytes } from './decodable.ts'
import { cropOf, onSheet, sheet } from './shape.ts'

/** Error of bytes that are no picture of an accepted type. */
export class UnusablePictureError extends Error {
  override readonly name = 'UnusablePictureError'
}

/** Error of a picture with too few pixels to be printed (rule: artwork). */
export class SmallArtworkError extends Error {
  override readonly name = 'SmallArtworkError'
}

/** Error of a picture with too few pixels for a logo (rule: own-logo). */
export class SmallLogoError extends Error {
  override readonly name = 'SmallLogoError'
}

/**
 * Limits the pixels to a camera's 50 megapixels (8,192 × 6,144), since a small file can contain
 * billions.
 */
const PIXELS_AT_MOST = 51_000_000

/**
 * Restricts this process to reading JPEG, PNG and WebP from memory: no vector drawings, documents
 * or rare formats. For a process that only decodes.
 */
export function readPicturesOnly(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  })
}

/**
 * Decodes an uploaded picture as the shop shows it: upright, in sRGB, on a sheet of 4:5. Metadata
 * is dropped, transparency is filled with the paper's colour, and an animation gives its first
 * frame.
 *
 * @throws UnusablePictureError
 */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels> {
  return onSheet(await decodeWithin(bytes))
}

/**
 * Decodes an upload to be printed, in its own shape and at most the size of stored artwork.
 * Transparency is kept, so that the case shows through. Otherwise as `decodePicture`.
 *
 * @throws UnusablePictureError, SmallArtworkError
 */
export async function decodeArtwork(bytes: Uint8Array): Promise<Pixels> {
  return decoded(bytes, async (sent, size) => {
    if (!isArtworkSize(size)) throw new SmallArtworkError(`${size.width} × ${size.height}`)
    return sent
      .resize({ ...sizeWithin(size, artworkPixels.kept), fit: 'fill' })
      .toColourspace('srgb')
      .ensureAlpha()
  })
}

/**
 * Decodes an upload as the shop's logo, in its own shape and at most the size of stored logos.
 * Transparency is kept. Otherwise as `decodePicture`.
 *
 * @throws UnusablePictureError, SmallLogoError
 */
export async function decodeLogo(bytes: Uint8Array): Promise<Pixels> {
  return decoded(bytes, async (sent, { width, height }) => {
    if (Math.max(width, height) < LEAST_LOGO) throw new SmallLogoError(`${width} × ${height}`)
    return sent
      .resize({ ...logoPixels, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
  })
}

/**
 * Decodes the screenshot of a transfer, whole and in its own shape, of at most `PROOF_PIXELS`;
 * transparency is filled with the paper's colour. Otherwise as `decodePicture`.
 *
 * @throws UnusablePictureError
 */
export async function decodeProof(bytes: Uint8Array): Promise<Pixels> {
  return decodeWhole(bytes, PROOF_PIXELS)
}

/**
 * Decodes the uploaded photo of a review, uncropped, of at most `reviewPhotoPixels.full`. Otherwise
 * as `decodeProof`.
 *
 * @throws UnusablePictureError
 */
export async function decodeReviewPhoto(bytes: Uint8Array): Promise<Pixels> {
  return decodeWhole(bytes, reviewPhotoPixels.full)
}

function decodeWhole(bytes: Uint8Array, most: number): Promise<Pixels> {
  return decoded(bytes, async (sent, size) =>
    sent
      .resize({ ...sizeWithin(size, most), fit: 'fill' })
      .flatten({ background: colours.paper })
      .toColourspace('srgb')
      .removeAlpha(),
  )
}

function decodeWithin(bytes: Uint8Array): Promise<Pixels> {
  return decoded(bytes, async (sent, size) =>
    sent
      .resize(sheet.width, sheet.height, { fit: cropOf(size) })
      .flatten({ background: colours.paper })
      .toColourspace('srgb')
      .removeAlpha(),
  )
}

/** Decodes bytes by `made`, which gets the upright picture's size. */
async function decoded(
  bytes: Uint8Array,
  made: (sent: Sharp, size: { width: number; height: number }) => Promise<Sharp>,
): Promise<Pixels> {
  const limited = decodableBytes(bytes)
  if (limited === null) throw new UnusablePictureError('this has too many parts')
  try {
    const sent = sharp(limited, {
      autoOrient: true,
      failOn: 'error',
      limitInputPixels: PIXELS_AT_MOST,
      pages: 1,
    })
    const { autoOrient } = await sent.metadata()
    const pixels = await made(sent, autoOrient)
    const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof SmallArtworkError || error instanceof SmallLogoError) throw error
    throw new UnusablePictureError('this can’t be decoded', { cause: error })
  }
}
