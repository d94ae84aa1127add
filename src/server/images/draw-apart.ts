import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { CatalogueDrawing, DrawingProgress } from './catalogue-pictures.ts'

/** What the drawing process is told. */
export type DrawingOrder = Pick<CatalogueDrawing, 'products' | 'directory'>

/** What it answers: how far it is, then the addresses or why there are none. */
export type DrawingReport =
  | { readonly kind: 'progress'; readonly progress: DrawingProgress }
  | { readonly kind: 'done'; readonly addresses: readonly (readonly [string, readonly string[]])[] }
  | { readonly kind: 'failed'; readonly reason: string }

/**
 * As `drawCataloguePictures`, in a process of its own: the hundreds of megabytes that it takes for a
 * minute are given back when it ends, and requests are served meanwhile.
 *
 * @throws Error when the drawing fails or its process dies; the signal's reason when it is stopped
 */
export async function drawCataloguePicturesApart({
  products,
  directory,
  onProgress = () => undefined,
  signal,
}: CatalogueDrawing): Promise<ReadonlyMap<string, readonly string[]>> {
  signal?.throwIfAborted()
  const child = fork(fileURLToPath(new URL('./drawing-process.ts', import.meta.url)), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const stop = () => child.kill()
  signal?.addEventListener('abort', stop)
  try {
    return await new Promise((resolve, reject) => {
      child.on('spawn', () => {
        const order: DrawingOrder = { products, directory }
        child.send(order)
      })
      child.on('message', (report: DrawingReport) => {
        if (report.kind === 'progress') onProgress(report.progress)
        else if (report.kind === 'done') resolve(new Map(report.addresses))
        else reject(new Error(report.reason))
      })
      child.on('error', (error) => reject(signal?.reason ?? error))
      child.on('exit', (code, killedBy) =>
        reject(signal?.reason ?? new Error(`The drawing ended early (${killedBy ?? code})`)),
      )
    })
  } finally {
    signal?.removeEventListener('abort', stop)
    child.kill()
  }
}
