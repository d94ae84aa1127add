import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { pictureSentences } from '#domain/catalogue/picture-rules.ts'
import { uploadProductImage } from '#domain/contract/products.ts'
import { DatabaseError } from '#server/database/errors.ts'
import { expectBodyWithin } from '#server/http/body-time.ts'
import { limits } from '#server/http/limits.ts'
import { serve } from '#server/http/serve.ts'
import { Refusal } from '#server/refusal.ts'
import type { Shop } from '#server/shop.ts'
import { spaceOf } from '../space.ts'
import { keepPicture } from './keep.ts'
import { receivePicture } from './receive.ts'
import { turnsOf } from './turns.ts'

/** Uploads of one process at once: one that is worked on, the others on their way or waiting. */
const PLACES = 6

/** Milliseconds for a picture to arrive: five megabytes from a phone with half a megabit a second. */
const ON_ITS_WAY = 100_000

/** The call by which an admin's pictures come in (D63). No other reads a form. */
export async function uploadCalls(app: FastifyInstance, shop: Shop): Promise<void> {
  const { db, images, limiter } = shop
  const keeping = { images, space: spaceOf(images, shop.imageQuotaBytes) }
  const turns = turnsOf(PLACES)
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    await forms.register(multipart, { throwFileSizeLimit: false })
    // Anything else isn't read at all.
    forms.addContentTypeParser('*', (_request, _payload, done) => done(null))

    serve(forms, db, uploadProductImage, async ({ account, request }) => {
      await limiter.count([limits.picturesOfAdmin, account.id])
      const path = turns.withPlace(async () => {
        expectBodyWithin(request.raw, ON_ITS_WAY)
        const bytes = await receivePicture(request)
        return turns.inTurn(() => keepPicture(keeping, bytes))
      })
      if (path === null) throw queueFull()
      try {
        return { image: await path }
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
