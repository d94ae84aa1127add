import {
  acceptedPictureTypes,
  PICTURE_BYTES_LIMIT,
  sizeWithin,
} from '#domain/catalogue/picture-rules.ts'
import { MEGABYTE } from '#domain/text/units.ts'
import { ApiError } from './send.ts'

/** Bytes up to which a file is sent unchanged: a slow connection sends it within half a minute. */
const LIGHT = 0.75 * MEGABYTE

/**
 * Compresses a picture for upload: a large file, or a type that only this device can decode, becomes a
 * JPEG of at most `pixels` in its area, as it is stored. A file that can't be decoded is sent unchanged, and the server validates it.
 *
 * @throws ApiError with the sentence `tooLarge` for a file that the shop would refuse anyway
 */
export async function lighterPicture(
  file: File,
  { pixels, tooLarge }: { readonly pixels: number; readonly tooLarge: string },
): Promise<Blob> {
  const picture = await scaledDown(file, pixels)
  if (picture.size < PICTURE_BYTES_LIMIT) return picture
  throw new ApiError(0, 'TOO_LARGE', tooLarge)
}

async function scaledDown(file: File, pixels: number): Promise<Blob> {
  if (file.size <= LIGHT && acceptedPictureTypes.split(',').includes(file.type)) return file
  try {
    const picture = await createImageBitmap(file)
    const canvas = Object.assign(document.createElement('canvas'), sizeWithin(picture, pixels))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const lighter = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.88)
    })
    return lighter ?? file
  } catch {
    return file
  }
}
