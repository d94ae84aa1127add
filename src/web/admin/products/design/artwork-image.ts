import { useRead } from '#web/kit/store/use-read.ts'

interface ArtworkImage {
  /** Data URL, small enough to redraw at every pointer move. */
  readonly href: string
  readonly ratio: number
}

const PREVIEW = 640

/** Size of a chosen file after its EXIF rotation; null when this browser can't decode it. */
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

/** Loads a picture as a data URL in preview size: an SVG in an `img` can't load other files. */
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

/** Loads the picture of a design: null without one and while it loads. */
export function useArtwork(path: string | null): LoadedArtwork {
  const reading = useRead(path, () => loadArtwork(path ?? ''))
  if (path === null || reading?.key !== path) return null
  return 'value' in reading ? reading.value : 'missing'
}

/** Loaded picture of a design; 'missing' after a failure. */
export type LoadedArtwork = ArtworkImage | 'missing' | null
