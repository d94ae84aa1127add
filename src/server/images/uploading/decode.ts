import sharp from 'sharp'
import { colours } from '#domain/colours.ts'
import type { Pixels } from '../encode.ts'
import { fitOf, onSheet, sheet } from './shape.ts'

/** The bytes are no picture that the shop takes. */
export class UnusablePictureError extends Error {
  override readonly name = 'UnusablePictureError'
}

/** What a camera of 50 megapixels takes (8,192 × 6,144), and no more: a small file can hold billions. */
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

async function decodeWithin(bytes: Uint8Array): Promise<Pixels> {
  try {
    const sent = sharp(bytes, {
      autoOrient: true,
      failOn: 'error',
      limitInputPixels: PIXELS_AT_MOST,
      pages: 1,
    })
    const { autoOrient } = await sent.metadata()
    const { data, info } = await sent
      .resize(sheet.width, sheet.height, { fit: fitOf(autoOrient) })
      .flatten({ background: colours.paper })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (error) {
    throw new UnusablePictureError('this can’t be decoded', { cause: error })
  }
}
