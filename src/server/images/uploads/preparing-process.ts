import sharp from 'sharp'
import { serveParent } from '#server/process/serve-parent.ts'
import {
  readPicturesOnly,
  SmallArtworkError,
  SmallLogoError,
  UnusablePictureError,
} from './decode.ts'
import { preparePicture } from './prepare.ts'
import { prepareProof } from './prepare-proof.ts'
import type { PreparingJob } from './preparing-child.ts'

readPicturesOnly()
// Leaves the cores to the shop: one thread, and no cache.
sharp.concurrency(1)
sharp.cache(false)

const prepare: PreparingJob = async ({ bytes, use }) => {
  try {
    return await (use === 'proof' ? prepareProof(bytes) : preparePicture(bytes, use))
  } catch (error) {
    if (error instanceof UnusablePictureError) return 'wrongType'
    if (error instanceof SmallArtworkError) return 'smallArtwork'
    if (error instanceof SmallLogoError) return 'smallLogo'
    throw error
  }
}

serveParent(prepare)
