import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { pictureSentences } from '#domain/catalogue/picture-rules.ts'
import { uploadProductImage } from '#domain/contract/products.ts'
import { DatabaseError } from '#server/database/errors.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { expectBodyWithin } from '#server/http/body-time.ts'
import { type Limiter, limits } from '#server/http/limits.ts'
import { serve } from '#server/http/serve.ts'
import { Refusal } from '#server/refusal.ts'
import { Turns } from '#server/turns.ts'
import { spaceOf } from '../space.ts'
import type { ImageStore } from '../store.ts'
import { keepPicture } from './keep.ts'
import { receivePicture } from './receive.ts'

/** Uploads of one process at once: one that is worked on, the others on their way or waiting. */
const PLACES = 6

/** Milliseconds for a picture to arrive: five megabytes from a phone with half a megabit a second. */
const ON_ITS_WAY = 100_000

/** What taking pictures in needs. */
export interface UploadParts {
  readonly db: Queryable
  readonly limiter: Limiter
  readonly images: ImageStore
  /** Bytes that all pictures together may take. */
  readonly imageQuotaBytes: number
}

/** The call by which an admin's pictures come in (rule: uploads). No other reads a form. */
export async function uploadCalls(app: FastifyInstance, parts: UploadParts): Promise<void> {
  const { db, images, limiter } = parts
  const keeping = { images, space: spaceOf(images, parts.imageQuotaBytes) }
  const places = new Turns(PLACES, { atMost: 0, refusal: queueFull })
  const turns = new Turns(1)
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    await forms.register(multipart, { throwFileSizeLimit: false })
    // Anything else isn't read at all.
    forms.addContentTypeParser('*', (_request, _payload, done) => done(null))

    serve(forms, db, uploadProductImage, async ({ account, request }) => {
      await limiter.count([limits.picturesOfAdmin, account.id])
      try {
        const image = await places.take(async () => {
          expectBodyWithin(request.raw, ON_ITS_WAY)
          const bytes = await receivePicture(request)
          return turns.take(() => keepPicture(keeping, bytes))
        })
        return { image }
      } catch (error) {
        if (error instanceof Refusal || error instanceof DatabaseError) throw error
        request.log.warn({ err: error }, 'a picture could not be kept')
        throw new Refusal('UNAVAILABLE', pictureSentences.failed, { retryAfter: 5 })
      }
    })
  })
}

function queueFull(): Refusal {
  const message = 'Other pictures are being uploaded. Please try again in a few seconds.'
  return new Refusal('UNAVAILABLE', message, { retryAfter: 3 })
}
