import type { IncomingMessage } from 'node:http'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/contract/refusal.ts'
import { KILOBYTE, SECOND } from '#domain/text/units.ts'
import { withFreshDeadline } from '#platform/database/deadline.ts'
import { DatabaseError } from '#platform/database/errors.ts'
import { abortOnClose } from '#platform/http/load/abort-on-close.ts'
import { type PictureSentences, receivePicture } from './receive.ts'
import type { Sender, UploadLane } from './upload-lane.ts'

/** Lane and refusals of the uploads of one kind. */
export interface PictureIntake {
  readonly lane: UploadLane
  readonly sentences: PictureSentences
}

/**
 * Reads the picture of a form and passes it to `keep`, whose signal aborts when decoding takes too
 * long, or the client is gone. Its database work has a fresh deadline: upload and decoding don't
 * count.
 *
 * @throws Refusal as `receivePicture` and `keep` do, UNAVAILABLE when it could not be stored
 */
export async function takePicture<Kept>(
  { lane, sentences }: PictureIntake,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  sender: Sender,
  keep: (bytes: Buffer, signal: AbortSignal) => Promise<Kept>,
): Promise<Kept> {
  const gone = abortOnClose(reply)
  try {
    const bytes = await lane.transfer(sender, (replaced) =>
      atLeastRate(request.raw, () => receivePicture(request, sentences, replaced)),
    )
    const keepInTime = (signal: AbortSignal) => withFreshDeadline(() => keep(bytes, signal))
    return await lane.decode(sender, keepInTime, gone)
  } catch (error) {
    if (error instanceof Refusal || error instanceof DatabaseError) throw error
    if (!gone.aborted)
      request.log.warn({ event: 'upload_failed', err: error }, 'a picture was not stored')
    throw new Refusal('UNAVAILABLE', sentences.failed, { retryAfter: 5 })
  }
}

/** Bytes a second of the slowest mobile network; anything below holds a place for nothing. */
const LEAST_RATE = 8 * KILOBYTE

/** Milliseconds from the beginning that don't count, as a connection may pause. */
const GRACE = 5 * SECOND

/** Ends the connection once a body arrives below the least average rate (rule: fair-shares). */
async function atLeastRate<T>(request: IncomingMessage, transfer: () => Promise<T>): Promise<T> {
  const { socket } = request
  const began = performance.now()
  const before = socket.bytesRead
  const timer = setInterval(() => {
    const counted = (performance.now() - began - GRACE) / SECOND
    if (socket.bytesRead - before < counted * LEAST_RATE) request.destroy()
  }, SECOND)
  try {
    return await transfer()
  } finally {
    clearInterval(timer)
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
