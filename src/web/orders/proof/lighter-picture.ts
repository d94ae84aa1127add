import { acceptedPictureTypes } from '#domain/catalogue/picture-rules.ts'
import { PROOF_PIXELS } from '#domain/orders/proof.ts'
import { MEGABYTE } from '#domain/units.ts'

/** Bytes that go out as they are: less than what a slow line takes half a minute for. */
const LIGHT = 0.75 * MEGABYTE

/**
 * The picture as it is sent: one that is heavy, or of a type that only this phone reads, as a JPEG of
 * the size that is kept. What can't be read here goes as it is, and the shop says what it thinks.
 */
export async function lighterPicture(file: File): Promise<Blob> {
  if (file.size <= LIGHT && acceptedPictureTypes.split(',').includes(file.type)) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, PROOF_PIXELS / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
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
