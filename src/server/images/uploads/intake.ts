import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Semaphore } from '#server/concurrency/semaphore.ts'
import { DatabaseError } from '#server/database/errors.ts'
import { expectBodyWithin } from '#server/http/load/body-time.ts'
import { Refusal } from '#server/refusal.ts'
import { type PictureSentences, receivePicture } from './receive.ts'

/** Milliseconds for a picture to arrive: five megabytes from a phone with half a megabit a second. */
const ON_ITS_WAY = 100_000

/** How pictures of one kind come in. */
export interface IntakeOf {
  /** Uploads of one process at once: one that is worked on, the others on their way or waiting. */
  readonly places: number
  /** In which a picture is worked on, shared by all kinds: decoding takes a core and much memory. */
  readonly turns: Semaphore
  readonly sentences: PictureSentences
}

/** Takes pictures in: a few on their way, one at a time worked on. */
export class PictureIntake {
  readonly #places: Semaphore
  readonly #turns: Semaphore
  readonly #sentences: PictureSentences

  constructor({ places, turns, sentences }: IntakeOf) {
    this.#places = new Semaphore(places, { atMost: 0, refusal: queueFull })
    this.#turns = turns
    this.#sentences = sentences
  }

  /**
   * Reads the picture of a form and has it kept.
   *
   * @throws Refusal as `receivePicture` and `keep` do, UNAVAILABLE when too many are under way or it
   *   could not be kept
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

/** A part of the shop whose calls read forms; no other reads one. */
export async function pictureForms(
  app: FastifyInstance,
  calls: (forms: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    await forms.register(multipart, { throwFileSizeLimit: false })
    // Anything else isn't read at all.
    forms.addContentTypeParser('*', (_request, _payload, done) => done(null))
    calls(forms)
  })
}

function queueFull(): Refusal {
  const message = 'Other pictures are being uploaded. Please try again in a few seconds.'
  return new Refusal('UNAVAILABLE', message, { retryAfter: 3 })
}
