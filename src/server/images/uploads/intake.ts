import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/contract/refusal.ts'
import * as messages from '#messages/refusals-requests.ts'
import { Semaphore } from '#server/concurrency/semaphore.ts'
import { DatabaseError } from '#server/database/errors.ts'
import { expectBodyWithin } from '#server/http/load/body-time.ts'
import { type PictureSentences, receivePicture } from './receive.ts'

/** Milliseconds for the transfer: five megabytes from a phone at half a megabit a second. */
const ON_ITS_WAY = 100_000

/** Settings for pictures of one kind. */
export interface IntakeOptions {
  /**
   * Limits the concurrent uploads of one process: one being decoded, the others in transfer or
   * waiting.
   */
  readonly places: number
  /** Semaphore for decoding, shared by all kinds: it takes a core and much memory. */
  readonly turns: Semaphore
  readonly sentences: PictureSentences
}

/** Receives uploads with limited concurrency and decodes one at a time. */
export class PictureIntake {
  readonly #places: Semaphore
  readonly #turns: Semaphore
  readonly #sentences: PictureSentences

  constructor({ places, turns, sentences }: IntakeOptions) {
    this.#places = new Semaphore(places, { atMost: 0, refusal: queueFull })
    this.#turns = turns
    this.#sentences = sentences
  }

  /**
   * Reads the picture of a form and passes it to `keep`.
   *
   * @throws Refusal as `receivePicture` and `keep` do, UNAVAILABLE when too many uploads run or it
   *   could not be stored
   */
  async take<Kept>(request: FastifyRequest, keep: (bytes: Buffer) => Promise<Kept>): Promise<Kept> {
    try {
      return await this.#places.run(async () => {
        expectBodyWithin(request.raw, ON_ITS_WAY)
        const bytes = await receivePicture(request, this.#sentences)
        return this.#turns.run(() => keep(bytes))
      })
    } catch (error) {
      if (error instanceof Refusal || error instanceof DatabaseError) throw error
      request.log.warn({ err: error }, 'a picture could not be kept')
      throw new Refusal('UNAVAILABLE', this.#sentences.failed, { retryAfter: 5 })
    }
  }
}

/** Scope of routes that parse multipart forms; no other route does. */
export async function pictureForms(
  app: FastifyInstance,
  calls: (forms: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    await forms.register(multipart, { throwFileSizeLimit: false })
    // Bodies of other types are not read.
    forms.addContentTypeParser('*', (_request, _payload, done) => done(null))
    calls(forms)
  })
}

function queueFull(): Refusal {
  return new Refusal('UNAVAILABLE', messages.othersUpload, { retryAfter: 3 })
}
