import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY, inSeconds } from '#domain/text/units.ts'
import { chooseEncoding } from '#platform/http/answers/encoding.ts'
import { noDocument } from '#platform/http/security.ts'

/** File of the browser's build, with its compressed copies. */
export interface StaticFile {
  readonly type: string
  readonly bytes: Buffer
  readonly br: Buffer | undefined
  readonly gzip: Buffer | undefined
  readonly etag: string
  /** Whether its name changes with its content. */
  readonly isImmutable: boolean
}

const A_YEAR = inSeconds(365 * DAY)
const A_DAY = inSeconds(DAY)

/** ETag of a file with this content. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** Sends a file, or 304 when the client has it. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile) {
  // Other files keep the document headers: they may be opened as documents, or be the script of a
  // worker, which obeys the policy of that response.
  if (file.isImmutable) noDocument(reply)
  reply
    .header(
      'cache-control',
      file.isImmutable ? `public, max-age=${A_YEAR}, immutable` : `public, max-age=${A_DAY}`,
    )
    .header('etag', file.etag)
  if (file.br) reply.header('vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  reply.type(file.type)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const encoded = encoding === 'identity' ? undefined : file[encoding]
  if (encoded) reply.header('content-encoding', encoding)
  return reply.send(encoded ?? file.bytes)
}
