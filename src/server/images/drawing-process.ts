import { drawCataloguePictures } from './catalogue-pictures.ts'
import type { DrawingOrder, DrawingReport } from './draw-apart.ts'

function report(message: DrawingReport): void {
  process.send?.(message)
}

process.once('message', async (order: DrawingOrder) => {
  try {
    const addresses = await drawCataloguePictures({
      ...order,
      onProgress: (progress) => report({ kind: 'progress', progress }),
    })
    report({ kind: 'done', addresses: [...addresses] })
  } catch (error) {
    report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
})

// Who ordered the pictures is gone: nobody waits for them.
process.once('disconnect', () => process.exit())
