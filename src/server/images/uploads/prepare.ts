import { createHash, randomBytes } from 'node:crypto'
import type { PictureUse } from '#domain/catalogue/picture-rules.ts'
import { artworkFile, picturePath } from '#domain/catalogue/pictures.ts'
import { PROOF_PIXELS } from '#domain/orders/proof.ts'
import { reviewPhotoPath, reviewPhotoPixels } from '#domain/reviews/photos.ts'
import { logoBase } from '#domain/settings/logo.ts'
import {
  encodeArtwork,
  encodeLogo,
  encodePicture,
  encodeProof,
  encodeReviewPhoto,
  type Pixels,
} from '../encode.ts'
import { decodeArtwork, decodeLogo, decodePicture, decodeWhole } from './decode.ts'
import { type Likeness, likenessOf } from './likeness.ts'

export type UploadUse = PictureUse | 'review'

export interface PreparedPicture {
  readonly path: string
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * Converts an upload to the shop's format: a photo in every width and format, artwork as the one
 * file for print, a logo in the files of `logoFiles`. Equal pictures get the same name, derived
 * from their content only; the photo of a review gets a random one.
 *
 * @throws UnfitPictureError
 */
export async function preparePicture(bytes: Uint8Array, use: UploadUse): Promise<PreparedPicture> {
  if (use === 'review') {
    const base = `review-${randomBytes(16).toString('hex')}`
    const files = await encodeReviewPhoto(base, await decodeWhole(bytes, reviewPhotoPixels.full))
    return { path: reviewPhotoPath(base), files }
  }
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

/** Encoded screenshot of a transfer, as a WebP file, with its fingerprint. */
export interface PreparedProof {
  readonly bytes: Uint8Array
  readonly likeness: Likeness
}

/** Encodes the screenshot that a customer sent, without its metadata. */
export async function prepareProof(bytes: Uint8Array): Promise<PreparedProof> {
  const pixels = await decodeWhole(bytes, PROOF_PIXELS)
  return { bytes: await encodeProof(pixels), likeness: await likenessOf(pixels) }
}

function contentOf({ data }: Pixels): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 24)
}
