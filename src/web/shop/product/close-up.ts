import { drawnAddress, drawnWidths, isDrawn } from '#domain/catalogue/designs/drawn-picture.ts'
import { picture, pictureRatio } from '#domain/catalogue/pictures.ts'
import type { ViewedPicture } from '#web/kit/ui/viewer/PictureViewer.tsx'

/**
 * A product's picture for the viewer: a drawn one in larger files than pages show. `preview` is the
 * file that the page shows, whose format this browser reads.
 */
export function closeUp(path: string, alt: string, preview = ''): ViewedPicture {
  const sources = picture(path)
  const format = preview.endsWith('.avif') ? 'avif' : 'webp'
  const width = isDrawn(path) ? Math.max(...drawnWidths) : (sources?.width ?? 0)
  return {
    src: sources?.src ?? path,
    srcset: isDrawn(path)
      ? drawnWidths.map((each) => `${drawnAddress(path, each, format)} ${each}w`).join(', ')
      : sources?.[format],
    width,
    height: (width * pictureRatio.height) / pictureRatio.width,
    alt,
    msrc: preview || undefined,
  }
}
