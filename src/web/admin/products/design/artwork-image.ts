/** A picture on the way onto a case, as a drawing in the browser takes it. */
export interface ArtworkImage {
  /** Small enough to be drawn again with every move. */
  readonly href: string
  /** Its height by its width. */
  readonly ratio: number
}

/** Pixels of the longer side that a preview shows. */
const PREVIEW = 640

/** The size of a chosen file as it stands upright; null when this browser can't tell. */
export async function sizeOfPicture(
  file: Blob,
): Promise<{ readonly width: number; readonly height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    return null
  }
}

/**
 * A stored picture in the size of a preview, inside the address itself: a drawing that is shown as an
 * image may load nothing.
 *
 * @throws Error when it can't be loaded
 */
export async function loadArtwork(path: string): Promise<ArtworkImage> {
  const image = new Image()
  image.src = path
  await image.decode()
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, PREVIEW / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { href: canvas.toDataURL('image/webp', 0.85), ratio: naturalHeight / naturalWidth }
}
