import { createHash } from 'node:crypto'
import type { PictureUse } from '#domain/catalogue/picture-rules.ts'
import { artworkFile, picturePath } from '#domain/catalogue/pictures.ts'
import { logoBase } from '#domain/settings/logo.ts'
import { encodeArtwork, encodeLogo, encodePicture, type Pixels } from '../encode.ts'
import { decodeArtwork, decodeLogo, decodePicture } from './decode.ts'

/** Encoded picture: its path, and each of its files. */
export interface PreparedPicture {
  readonly path: string
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * Encodes an upload: a photo in every width and format, artwork as the one file for printing, a
 * logo as its `logoFiles`. The name is a hash of the content and reveals nothing else.
 *
 * @throws UnusablePictureError, SmallArtworkError, SmallLogoError
 */
export async function preparePicture(bytes: Uint8Array, use: PictureUse): Promise<PreparedPicture> {
  if (use === 'artwork') {
    const picture = await decodeArtwork(bytes)
    const file = artworkFile(contentOf(picture))
    return { path: `/uploads/${file}`, files: new Map([[file, await encodeArtwork(picture)]]) }
  }
  if (use === 'logo') {
    const picture = await decodeLogo(bytes)
    const base = logoBase(contentOf(picture), picture)
    return { path: `/uploads/${base}.webp`, files: await encodeLogo(base, picture) }
  }
  const picture = await decodePicture(bytes)
  const base = `picture-${contentOf(picture)}`
  return { path: picturePath(base), files: await encodePicture(base, picture) }
}

function contentOf({ data }: Pixels): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 24)
}
