import sharp from 'sharp'
import { serveParent } from '#platform/process/serve-parent.ts'
import {
  readPicturesOnly,
  SmallArtworkError,
  SmallLogoError,
  UnusablePictureError,
} from './decode.ts'
import { preparePicture } from './prepare.ts'
import { prepareProof } from './prepare-proof.ts'
import type { PreparingJob, SentBytes, SentProof } from './preparing-child.ts'

readPicturesOnly()
// Leaves the cores to the shop: one thread, and no cache.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Seconds of CPU for one picture. A photo takes one or two; a time by the clock would depend on the
 * load of the machine.
 */
const cpuSeconds = { customer: 8, owner: 20 }

const LOOK_EVERY = 100

/** Rejects once this process has used so many seconds of CPU; the process ends with its job. */
function expectWithinCpu(seconds: number): Promise<never> {
  const before = process.cpuUsage()
  return new Promise((_resolve, reject) => {
    setInterval(() => {
      const { user, system } = process.cpuUsage(before)
      if (user + system > seconds * 1e6)
        reject(new UnusablePictureError(`it takes over ${seconds} s`))
    }, LOOK_EVERY).unref()
  })
}

const work = ({ bytes, use }: SentBytes | SentProof) =>
  use === 'proof' ? prepareProof(bytes) : preparePicture(bytes, use)

const prepare: PreparingJob = async (sent) => {
  const isOfCustomer = sent.use === 'proof' || sent.use === 'review'
  const limit = cpuSeconds[isOfCustomer ? 'customer' : 'owner']
  try {
    return await Promise.race([work(sent), expectWithinCpu(limit)])
  } catch (error) {
    if (error instanceof UnusablePictureError) return 'wrongType'
    if (error instanceof SmallArtworkError) return 'smallArtwork'
    if (error instanceof SmallLogoError) return 'smallLogo'
    throw error
  }
}

serveParent(prepare)
