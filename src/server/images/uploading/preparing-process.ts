import sharp from 'sharp'
import { readPicturesOnly, UnusablePictureError } from './decode.ts'
import { preparePicture } from './prepare.ts'
import type { PreparingReport } from './prepare-apart.ts'

readPicturesOnly()
// The shop serves meanwhile: one core at most, and nothing remembered for a second picture.
sharp.concurrency(1)
sharp.cache(false)

function report(message: PreparingReport): void {
  process.send?.(message)
}

process.once('message', async (bytes: Uint8Array) => {
  try {
    report({ kind: 'done', picture: await preparePicture(bytes) })
  } catch (error) {
    if (error instanceof UnusablePictureError) report({ kind: 'unusable' })
    else report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
})

// Who sent the picture is gone: nobody waits for it.
process.once('disconnect', () => process.exit())
