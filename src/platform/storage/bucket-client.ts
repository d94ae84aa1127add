import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { SECOND } from '#domain/text/units.ts'
import type { BucketConfiguration, StoredFile } from './store.ts'

export class BucketError extends Error {
  override readonly name = 'BucketError'
  /** HTTP status. */
  readonly status: number

  constructor(request: string, status: number) {
    super(`The bucket answered ${status} to ${request}`)
    this.status = status
  }
}

interface BucketRequest {
  readonly bytes?: Uint8Array
  /** Media type of the body. */
  readonly type?: string
  readonly search?: URLSearchParams
}

/** Milliseconds. */
interface Timeouts {
  /** Limits the time of a call, its answer included. */
  readonly read: number
  /** Also limits the look-up of a file, for which no shopper waits. */
  readonly write: number
  /** Pause before an upload to a busy service is retried. */
  readonly busy: number
}

/** Timeouts for pictures: a client of the shop waits for each call. */
const defaultTimeouts: Timeouts = { read: 3 * SECOND, write: 10 * SECOND, busy: 2 * SECOND }

const TRIES = 3

/** S3 client of one bucket, with signed requests. */
export class BucketClient {
  readonly #client: AwsClient
  readonly #keys: string
  readonly #root: string
  readonly #prefix: string
  readonly #timeouts: Timeouts

  constructor(
    { endpoint, bucket, prefix, ...rest }: BucketConfiguration,
    timeouts: Timeouts = defaultTimeouts,
  ) {
    this.#client = new AwsClient({ ...rest, service: 's3', retries: 2 })
    this.#root = `${endpoint}/${bucket}`
    this.#keys = `${this.#root}/${prefix}`
    this.#prefix = prefix
    this.#timeouts = timeouts
  }

  /** The answer; null when the object doesn't exist. @throws BucketError for other refusals */
  readonly ask = async (
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    name: string,
    { bytes, type, search }: BucketRequest = {},
    signal?: AbortSignal,
  ): Promise<Response | null> => {
    const isRead = method === 'GET' || method === 'HEAD'
    const answer = await this.#client.fetch(
      search ? `${this.#root}?${search}` : this.#keys + name,
      {
        method,
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(bytes ?? '')
            .digest('hex'),
          ...(type && { 'content-type': type }),
        },
        ...(bytes && { body: new Uint8Array(bytes) }),
        signal: this.#limited(method === 'GET' ? 'read' : 'write', signal),
      },
    )
    if (answer.ok && isRead) return answer
    await answer.body?.cancel()
    if (answer.ok) return answer
    if (answer.status === 404 && method !== 'PUT') return null
    throw new BucketError(method, answer.status)
  }

  /**
   * Uploads a local file as a stream: `fetch` would buffer the whole body for a redirect.
   *
   * @throws BucketError; any error of the disk or the network
   */
  readonly putFile = async (
    name: string,
    path: string,
    type: string,
    signal?: AbortSignal,
  ): Promise<void> => {
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash, { ...(signal && { signal }) })
    const headers = { 'x-amz-content-sha256': hash.digest('hex'), 'content-type': type }
    const limited = this.#limited('write', signal)
    for (let tries = 1; ; tries += 1) {
      const signed = await this.#client.sign(this.#keys + name, { method: 'PUT', headers })
      const status = await putOnce(signed, path, limited)
      if (status < 300) return
      const isBusy = status >= 500 || status === 429
      if (!isBusy || tries === TRIES) throw new BucketError('PUT', status)
      await pause(this.#timeouts.busy, undefined, { signal: limited })
    }
  }

  #limited(way: 'read' | 'write', signal: AbortSignal | undefined): AbortSignal {
    const limit = AbortSignal.timeout(this.#timeouts[way])
    return signal ? AbortSignal.any([signal, limit]) : limit
  }

  /** Lists all objects below the prefix whose name begins with `start`. */
  readonly list = async (start = ''): Promise<readonly StoredFile[]> => {
    const files: StoredFile[] = []
    for (let token: string | null = ''; token !== null; ) {
      const search = new URLSearchParams({ 'list-type': '2', prefix: this.#prefix + start })
      if (token) search.set('continuation-token', token)
      const answer = await this.ask('GET', '', { search })
      const page = readBucketPage((await answer?.text()) ?? '', this.#prefix)
      files.push(...page.files)
      token = page.next
    }
    return files
  }
}

/** Sends one upload; returns the status, which may arrive before the whole body is sent. */
async function putOnce(
  { url, headers }: Request,
  path: string,
  signal: AbortSignal,
): Promise<number> {
  const { size } = await stat(path)
  const send = url.startsWith('https:') ? httpsRequest : httpRequest
  const request = send(url, {
    method: 'PUT',
    headers: { ...Object.fromEntries(headers), 'content-length': size },
    agent: false,
    signal,
  })
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  // When an early answer ends the upload, that answer has the reason.
  const sent = pipeline(createReadStream(path), request).catch((error) => error)
  const [answer] = await answered.catch(async (error) => {
    await sent
    throw error
  })
  answer.resume()
  await sent
  return answer.statusCode ?? 0
}

/**
 * Parses an answer of ListObjectsV2. The shop's own keys need no escaping; other keys are left out.
 * `next` is the continuation token, null on the last page.
 *
 * @throws Error for any other document, and for a truncated page without a token, so that
 *   unreadable content is never taken for an empty bucket
 */
export function readBucketPage(xml: string, prefix: string) {
  if (!/<ListBucketResult[\s>]/.test(xml)) throw new Error('The bucket sent no list')
  const [, ...entries] = xml.split('<Contents>')
  const files = entries.flatMap((entry): readonly StoredFile[] => {
    const key = textOf(entry, 'Key')
    if (!key?.startsWith(prefix) || !entry.includes('</Contents>')) return []
    const at = new Date(textOf(entry, 'LastModified') ?? 0)
    return [{ name: key.slice(prefix.length), bytes: Number(textOf(entry, 'Size')), at }]
  })
  const isWhole = textOf(xml, 'IsTruncated') !== 'true'
  const next = isWhole ? null : textOf(xml, 'NextContinuationToken')
  if (!isWhole && !next) throw new Error('The bucket sent a list without its next part')
  return { files, next }
}

/** Text of the first element of this name; null without one, and if it has elements itself. */
function textOf(xml: string, element: string): string | null {
  const [, after] = xml.split(`<${element}>`, 2)
  const [text = '', rest = ''] = after?.split('</', 2) ?? []
  if (!rest.startsWith(`${element}>`) || text.includes('<')) return null
  return text.replace(/&(lt|gt|quot|apos|#39|#34|amp);/g, (_, name) => entities[name] ?? '')
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#34': '"',
  amp: '&',
}
