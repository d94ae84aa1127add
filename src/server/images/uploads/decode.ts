import sharp, { type Sharp } from 'sharp'
import { artworkPixels, isArtworkSize, sizeWithin } from '#domain/catalogue/picture-rules.ts'
import { LEAST_LOGO, logoPixels } from '#domain/settings/logo.ts'
import { colours } from '#domain/settings/page-colours.ts'
import { type Pixels, pixelsOf } from '../encode.ts'
import { decodableBytes } from './decodable.ts'
import { cropOf, onSheet, sheet } from './shape.ts'

/** Reason why bytes are refused, as the key of its sentence (rules: uploads, artwork, own-logo). */
export type UnfitReason = 'wrongType' | 'smallArtwork' | 'smallLogo'

/** Error of bytes that are refused. */
export class UnfitPictureError extends Error {
  override readonly name = 'UnfitPictureError'
  readonly reason: UnfitReason

  constructor(reason: UnfitReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** Limits the pixels to a camera's 50 megapixels, since a small file can contain billions. */
const PIXELS_AT_MOST = 51_000_000

/** Restricts a process that only decodes to reading JPEG, PNG and WebP from memory. */
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
 * @throws UnfitPictureError
 */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels> {
  const pixels = await decoded(bytes, async (sent, size) =>
    onPaper(sent.resize(sheet.width, sheet.height, { fit: cropOf(size) })),
  )
  return onSheet(pixels)
}

/** Decodes an upload to be printed, in its own shape, with its transparency. */
export async function decodeArtwork(bytes: Uint8Array): Promise<Pixels> {
  return decoded(bytes, async (sent, size) => {
    if (!isArtworkSize(size)) throw tooSmall('smallArtwork', size)
    return withAlpha(sent.resize({ ...sizeWithin(size, artworkPixels.kept), fit: 'fill' }))
  })
}

/** Decodes a logo in its own shape, with its transparency. Otherwise as `decodePicture`. */
export async function decodeLogo(bytes: Uint8Array): Promise<Pixels> {
  return decoded(bytes, async (sent, size) => {
    if (Math.max(size.width, size.height) < LEAST_LOGO) throw tooSmall('smallLogo', size)
    return withAlpha(sent.resize({ ...logoPixels, fit: 'inside', withoutEnlargement: true }))
  })
}

function tooSmall(reason: UnfitReason, { width, height }: Size): UnfitPictureError {
  return new UnfitPictureError(reason, `${width} × ${height}`)
}

/** Decodes a whole picture in its own shape, of at most so many pixels. */
export function decodeWhole(bytes: Uint8Array, most: number): Promise<Pixels> {
  return decoded(bytes, async (sent, size) =>
    onPaper(sent.resize({ ...sizeWithin(size, most), fit: 'fill' })),
  )
}

const withAlpha = (image: Sharp) => image.toColourspace('srgb').ensureAlpha()
const onPaper = (image: Sharp) =>
  image.flatten({ background: colours.paper }).toColourspace('srgb').removeAlpha()

type Size = Pick<Pixels, 'width' | 'height'>

/** Decodes bytes by `made`, which gets the upright picture's size. */
async function decoded(
  bytes: Uint8Array,
  made: (sent: Sharp, size: Size) => Promise<Sharp>,
): Promise<Pixels> {
  const limited = decodableBytes(bytes)
  if (limited === null) throw new UnfitPictureError('wrongType', 'this has too many parts')
  try {
    const sent = sharp(limited, {
      autoOrient: true,
      failOn: 'error',
      limitInputPixels: PIXELS_AT_MOST,
      pages: 1,
    })
    const { autoOrient } = await sent.metadata()
    return await pixelsOf(await made(sent, autoOrient))
  } catch (error) {
    if (error instanceof UnfitPictureError) throw error
    throw new UnfitPictureError('wrongType', 'this can’t be decoded', { cause: error })
  }
}
