import { createHash } from 'node:crypto'
import { encodePicture } from '../encode.ts'
import { decodePicture } from './decode.ts'

/** A picture ready to be kept: what its files are called, and each of them. */
export interface PreparedPicture {
  readonly base: string
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * Makes the shop's own picture of bytes that somebody sent, in every width and format. The same
 * picture gets the same name, which tells nothing else.
 *
 * @throws UnusablePictureError
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const picture = await decodePicture(bytes)
  const base = `picture-${createHash('sha256').update(picture.data).digest('hex').slice(0, 24)}`
  return { base, files: await encodePicture(base, picture) }
}
