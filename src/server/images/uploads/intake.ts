import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/contract/refusal.ts'
import { DatabaseError } from '#platform/database/errors.ts'
import { abortOnClose } from '#platform/http/load/abort-on-close.ts'
import { atLeastRate } from './least-rate.ts'
import { type PictureSentences, receivePicture } from './receive.ts'
import type { Sender, UploadLane } from './upload-lane.ts'

/** Settings for pictures of one kind. */
export interface IntakeOptions {
  readonly lane: UploadLane
  readonly sentences: PictureSentences
}

/** Receives the uploads of one kind through a lane. */
export class PictureIntake {
  readonly #lane: UploadLane
  readonly #sentences: PictureSentences

  constructor({ lane, sentences }: IntakeOptions) {
    this.#lane = lane
    this.#sentences = sentences
  }

  /**
   * Reads the picture of a form and passes it to `keep`, whose signal aborts when decoding takes
   * too long, or the client is gone.
   *
   * @throws Refusal as `receivePicture` and `keep` do, UNAVAILABLE when too many uploads run or it
   *   could not be stored
   */
  async take<Kept>(
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    sender: Sender,
    keep: (bytes: Buffer, signal: AbortSignal) => Promise<Kept>,
  ): Promise<Kept> {
    const gone = abortOnClose(reply)
    try {
      const bytes = await this.#lane.transfer(sender, (replaced) =>
        atLeastRate(request.raw, () => receivePicture(request, this.#sentences, replaced)),
      )
      return await this.#lane.decode(sender, (signal) => keep(bytes, signal), gone)
    } catch (error) {
      if (error instanceof Refusal || error instanceof DatabaseError) throw error
      if (!gone.aborted)
        request.log.warn({ event: 'upload_failed', err: error }, 'a picture was not stored')
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
