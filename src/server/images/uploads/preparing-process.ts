import sharp from 'sharp'
import { serveParent } from '#platform/process/serve-parent.ts'
import { readPicturesOnly, UnfitPictureError } from './decode.ts'
import { preparePicture, prepareProof } from './prepare.ts'
import type { PreparingJob } from './preparing-child.ts'

readPicturesOnly()
// Leaves the cores to the shop: one thread, and no cache.
sharp.concurrency(1)
sharp.cache(false)

/** Seconds of CPU for one picture, which takes one or two; wall time would depend on the load. */
const cpuSeconds = { customer: 8, owner: 20 }

const LOOK_EVERY = 100

/** Rejects once this process has used so many seconds of CPU; the process ends with its job. */
function expectWithinCpu(seconds: number): Promise<never> {
  const before = process.cpuUsage()
  return new Promise((_resolve, reject) => {
    setInterval(() => {
      const { user, system } = process.cpuUsage(before)
      if (user + system > seconds * 1e6)
        reject(new UnfitPictureError('wrongType', `it takes over ${seconds} s`))
    }, LOOK_EVERY).unref()
  })
}

const prepare: PreparingJob = async ({ bytes, use }) => {
  const isOfCustomer = use === 'proof' || use === 'review'
  const limit = cpuSeconds[isOfCustomer ? 'customer' : 'owner']
  const work = use === 'proof' ? prepareProof(bytes) : preparePicture(bytes, use)
  try {
    return await Promise.race([work, expectWithinCpu(limit)])
  } catch (error) {
    if (error instanceof UnfitPictureError) return error.reason
    throw error
  }
}

serveParent(prepare)
