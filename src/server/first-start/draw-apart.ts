import { runApart } from '#server/apart/run-apart.ts'
import type { Job } from '#server/apart/work-apart.ts'
import type { DrawingProgress, PictureFolder, PicturesBySlug } from './drawn-pictures.ts'

/** What the drawing process does. */
export type DrawingWork = Job<
  Pick<PictureFolder, 'products' | 'directory'>,
  PicturesBySlug,
  DrawingProgress
>

/**
 * As `drawPictures`, in a process of its own: the hundreds of megabytes that it takes for a minute
 * are given back when it ends, and requests are served meanwhile.
 *
 * @throws Error when the drawing fails or its process dies; the signal's reason when it is stopped
 */
export function drawPicturesApart({
  products,
  directory,
  ...running
}: PictureFolder): Promise<PicturesBySlug> {
  const module = new URL('./drawing-process.ts', import.meta.url)
  return runApart(module, { products, directory }, running)
}
