import { pictureSentences } from '#domain/catalogue/picture-rules.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { Space } from '../space.ts'
import { allowAgain } from '../stored-pictures.ts'
import { prepareInChild, type SentBytes } from './preparing-child.ts'
import { type PictureSentences, pictureRefusal } from './receive.ts'

export interface UploadDependencies {
  readonly db: Queryable
  readonly images: Pick<ImageStore, 'put'>
  readonly space: Pick<Space, 'take'>
}

/**
 * Converts and stores an uploaded picture: a photo in every width and format, artwork, a logo, or
 * the photo of a review. Equal pictures yield the same files.
 * Returns the path by which a product references it.
 *
 * @throws Refusal UNSUPPORTED_TYPE, INVALID_INPUT for too few pixels, TOO_LARGE when there is no
 *   space, UNAVAILABLE while equal files are removed; any other error of preparing or storing
 */
export async function storePicture(
  { db, images, space }: UploadDependencies,
  sent: SentBytes,
  signal: AbortSignal,
  { wrongType }: Pick<PictureSentences, 'wrongType'> = pictureSentences(),
): Promise<string> {
  const picture = await prepareInChild(sent, signal)
  if (picture === 'wrongType') throw pictureRefusal('UNSUPPORTED_TYPE', wrongType)
  if (picture === 'smallArtwork' || picture === 'smallLogo') {
    throw pictureRefusal('INVALID_INPUT', pictureSentences()[picture])
  }
  const { path, files } = picture
  await space.take([...files.values()].reduce((sum, { length }) => sum + length, 0))
  await allowAgain(db, [...files.keys()])
  await images.put(files)
  return path
}
