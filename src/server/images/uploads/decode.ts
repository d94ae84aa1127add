import sharp, { type Sharp } from 'sharp'
import { artworkPixels, isArtworkSize } from '#domain/catalogue/picture-rules.ts'
import { colours } from '#domain/colours.ts'
import { PROOF_PIXELS } from '#domain/orders/proof.ts'
import { reviewPhotoPixels } from '#domain/reviews/photos.ts'
import { LEAST_LOGO, logoPixels } from '#domain/settings/logo.ts'
import type { Pixels } from '../encode.ts'
import { fitOf, onSheet, sheet } from './shape.ts'

/** The bytes are no picture that the shop takes. */
export class UnusablePictureError extends Error {
  override readonly name = 'UnusablePictureError'
}

/** A picture has too few pixels to be printed (rule: artwork). */
export class SmallArtworkError extends Error {
  override readonly name = 'SmallArtworkError'
}

/** A picture has too few pixels to be a logo (rule: own-logo). */
export class SmallLogoError extends Error {
  override readonly name = 'SmallLogoError'
}

/** Pixel limit: a camera of 50 megapixels (8,192 × 6,144), since a small file can hold billions. */
const PIXELS_AT_MOST = 51_000_000

/**
 * Lets this process read JPEG, PNG and WebP from memory and nothing else: no vector drawings, no
 * documents, no formats that nobody sends. For a process that does nothing but this.
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
 * The picture in bytes that somebody sent, as the shop shows it: upright, in sRGB, on a sheet of 4:5.
 * Nothing but what can be seen comes along, what isn't opaque lies on paper, and of a moving picture
 * the first frame counts.
 *
 * @throws UnusablePictureError
 */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels> {
  return onSheet(await decodeWithin(bytes))
}

/**
 * Bytes that somebody sent to be printed, in the picture's own shape and no larger than artwork is
 * kept; what isn't opaque stays so, for the case to show through. Otherwise as `decodePicture`.
 *
 * @throws UnusablePictureError, SmallArtworkError
 */
export async function decodeArtwork(bytes: Uint8Array): Promise<Pixels> {
  return decoded(bytes, async (sent, size) => {
    if (!isArtworkSize(size)) throw new SmallArtworkError(`${size.width} × ${size.height}`)
    const { kept } = artworkPixels
    return sent
      .resize(kept, kept, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
  })
}

/**
 * Bytes that somebody sent as the shop's logo, in their own shape and no
 * larger than logos are kept; what isn't opaque stays so. Otherwise as `decodePicture`.
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
 * Bytes that somebody sent as the screenshot of a transfer, whole and in their own shape, no longer
 * than `PROOF_PIXELS`; what isn't opaque lies on paper. Otherwise as `decodePicture`.
 *
 * @throws UnusablePictureError
 */
export async function decodeProof(bytes: Uint8Array): Promise<Pixels> {
  return decodeWhole(bytes, PROOF_PIXELS)
}

/**
 * Bytes that somebody sent as the photo of a review, whole and in their own shape, no longer than the
 * longer side of `reviewPhotoPixels`. Otherwise as `decodeProof`.
 *
 * @throws UnusablePictureError
 */
export async function decodeReviewPhoto(bytes: Uint8Array): Promise<Pixels> {
  return decodeWhole(bytes, reviewPhotoPixels.full)
}

function decodeWhole(bytes: Uint8Array, longerSide: number): Promise<Pixels> {
  return decoded(bytes, async (sent) =>
    sent
      .resize(longerSide, longerSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: colours.paper })
      .toColourspace('srgb')
      .removeAlpha(),
  )
}

function decodeWithin(bytes: Uint8Array): Promise<Pixels> {
  return decoded(bytes, async (sent, size) =>
    sent
      .resize(sheet.width, sheet.height, { fit: fitOf(size) })
      .flatten({ background: colours.paper })
      .toColourspace('srgb')
      .removeAlpha(),
  )
}

/** Bytes as `made` makes pixels of them, given the upright picture's size. */
async function decoded(
  bytes: Uint8Array,
  made: (sent: Sharp, size: { width: number; height: number }) => Promise<Sharp>,
): Promise<Pixels> {
  try {
    const sent = sharp(bytes, {
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
