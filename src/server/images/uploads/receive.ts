import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { PICTURE_BYTES_LIMIT, PICTURE_FIELD } from '#domain/catalogue/picture-rules.ts'
import type { ErrorCode } from '#domain/contract/errors.ts'
import { Refusal, refusalAt } from '#domain/contract/refusal.ts'
import { KILOBYTE } from '#domain/text/units.ts'
import { unlessAborted } from '#platform/concurrency/unless-aborted.ts'

/** Allowance in bytes for a form besides its picture. */
const AROUND = 16 * KILOBYTE

/** Other fields are ignored (rule: strict-requests), as long as they are few and small. */
const limits = {
  fileSize: PICTURE_BYTES_LIMIT,
  files: 2,
  fields: 10,
  fieldSize: KILOBYTE,
  parts: 12,
  headerPairs: 20,
}

export type PictureSentences = Readonly<
  Record<'missing' | 'wrongType' | 'tooLarge' | 'failed', string>
>

/**
 * Reads the one picture of a form, up to its size limit.
 *
 * @throws Refusal UNSUPPORTED_TYPE when the body is no form, TOO_LARGE, INVALID_INPUT for a form
 *   without a picture or with several; the reason of `stop` when that aborts
 */
export async function receivePicture(
  request: FastifyRequest,
  sentences: PictureSentences,
  stop: AbortSignal,
): Promise<Buffer> {
  if (!request.isMultipart()) throw pictureRefusal('UNSUPPORTED_TYPE', sentences.missing)
  if (Number(request.headers['content-length']) >= PICTURE_BYTES_LIMIT + AROUND) {
    throw pictureRefusal('TOO_LARGE', sentences.tooLarge)
  }
  return unlessAborted(onlyPicture(request, sentences), stop).catch((error: unknown) => {
    // The rest of the body is discarded, so that the client reads the answer.
    request.raw.unpipe()
    request.raw.resume()
    throw error instanceof Refusal ? error : pictureRefusal('INVALID_INPUT', sentences.missing)
  })
}

async function onlyPicture(request: FastifyRequest, sentences: PictureSentences): Promise<Buffer> {
  let picture: Buffer | undefined
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') continue
    if (part.fieldname !== PICTURE_FIELD || picture)
      throw pictureRefusal('INVALID_INPUT', sentences.missing)
    picture = await bytesOf(part.file, sentences)
  }
  if (!picture || picture.length === 0) throw pictureRefusal('INVALID_INPUT', sentences.missing)
  return picture
}

async function bytesOf(
  file: MultipartFile['file'],
  { tooLarge }: PictureSentences,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size >= PICTURE_BYTES_LIMIT) throw pictureRefusal('TOO_LARGE', tooLarge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Refusal of a picture, whose sentence is also that of the form's field. */
export function pictureRefusal(code: ErrorCode, message: string): Refusal {
  return refusalAt(PICTURE_FIELD, code, message)
}
