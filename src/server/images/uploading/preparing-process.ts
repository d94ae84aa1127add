import sharp from 'sharp'
import { workApart } from '#server/apart/work-apart.ts'
import { readPicturesOnly, UnusablePictureError } from './decode.ts'
import { preparePicture } from './prepare.ts'
import type { Preparing } from './prepare-apart.ts'

readPicturesOnly()
// The shop serves meanwhile: one core at most, and nothing remembered for a second picture.
sharp.concurrency(1)
sharp.cache(false)

const prepare: Preparing = async (bytes) => {
  try {
    return await preparePicture(bytes)
  } catch (error) {
    if (error instanceof UnusablePictureError) return null
    throw error
  }
}

workApart(prepare)
