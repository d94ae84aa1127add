import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { type BucketPage, readBucketPage } from './bucket-page.ts'
import { eachOf } from './in-parts.ts'
import { type ImageStore, isFileName, type KeptFile, requireFileName } from './store.ts'

/** A bucket of any service that speaks the protocol of S3. */
export interface Bucket {
  /** Origin of the service. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** What every key begins with: `images/`. */
  readonly prefix: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The service answered something else than what was asked for. */
export class BucketError extends Error {
  override readonly name = 'BucketError'
  /** HTTP status. */
  readonly status: number

  constructor(request: string, status: number) {
    super(`The picture bucket answered ${status} to ${request}`)
    this.status = status
  }
}

/** Milliseconds: a reader waits behind the answer, a writer for it. */
const patience = { read: 3_000, write: 10_000 }

/** Requests that are under way side by side. */
const AT_ONCE = 8

/** Keeps pictures in a bucket, so that any number of machines share them. */
export function bucketStore(bucket: Bucket): ImageStore {
  const { ask } = new BucketClient(bucket)

  const put = async (name: string, bytes: Uint8Array): Promise<void> => {
    requireFileName(name)
    await ask('PUT', name, { bytes })
  }
  /** When a file was last put; null when there is none. */
  const lastPut = async (name: string): Promise<Date | null> => {
    const answer = isFileName(name) ? await ask('HEAD', name) : null
    return answer && new Date(answer.headers.get('last-modified') ?? 0)
  }
  const list = async (): Promise<readonly KeptFile[]> => {
    const files: KeptFile[] = []
    for (let page: BucketPage | null = null; ; ) {
      const search = new URLSearchParams({ 'list-type': '2', prefix: bucket.prefix })
      if (page?.next) search.set('continuation-token', page.next)
      const answer = await ask('GET', '', { search })
      page = readBucketPage((await answer?.text()) ?? '', bucket.prefix)
      files.push(...page.files.filter(({ name }) => isFileName(name)))
      if (page.next === null) return files
    }
  }

  return {
    async put(files) {
      const all = [...files]
      const last = all.pop()
      await eachOf(all, AT_ONCE, ([name, bytes]) => put(name, bytes))
      if (last) await put(...last)
    },
    async adopt(paths) {
      const there = new Set((await list()).map(({ name }) => name))
      const missing = paths.filter((path) => !there.has(basename(path)))
      await eachOf(missing, AT_ONCE, async (path) => put(basename(path), await readFile(path)))
    },
    has: async (name) => (await lastPut(name)) !== null,
    async read(name) {
      const answer = isFileName(name) ? await ask('GET', name) : null
      return answer && Buffer.from(await answer.arrayBuffer())
    },
    list,
    async remove(names, before) {
      await eachOf(names, AT_ONCE, async (name) => {
        const at = await lastPut(name)
        if (at !== null && at < before) await ask('DELETE', name)
      })
    },
    // A file comes into a bucket whole or not at all.
    tidy: async () => undefined,
  }
}

/**
 * Whether a bucket can be used with what is configured: false when the service can't be reached now.
 *
 * @throws BucketError when it says no
 */
export async function tryBucket(bucket: Bucket): Promise<boolean> {
  const search = new URLSearchParams({ 'list-type': '2', 'max-keys': '1', prefix: bucket.prefix })
  try {
    const answer = await new BucketClient(bucket).ask('GET', '', { search })
    if (answer === null) throw new BucketError('GET', 404)
    await answer.body?.cancel()
    return true
  } catch (error) {
    if (error instanceof BucketError && error.status < 500) throw error
    return false
  }
}

interface Asked {
  readonly bytes?: Uint8Array
  readonly search?: URLSearchParams
}

class BucketClient {
  readonly #client: AwsClient
  readonly #keys: string
  readonly #root: string

  constructor({ endpoint, bucket, prefix, ...rest }: Bucket) {
    this.#client = new AwsClient({ ...rest, service: 's3', retries: 2 })
    this.#root = `${endpoint}/${bucket}`
    this.#keys = `${this.#root}/${prefix}`
  }

  /** The answer; null when there is none of that name. */
  readonly ask = async (
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    name: string,
    { bytes, search }: Asked = {},
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
          ...(bytes && { 'content-type': `image/${name.slice(name.lastIndexOf('.') + 1)}` }),
        },
        ...(bytes && { body: new Uint8Array(bytes) }),
        signal: AbortSignal.timeout(isRead ? patience.read : patience.write),
      },
    )
    if (answer.ok && isRead) return answer
    await answer.body?.cancel()
    if (answer.ok) return answer
    if (answer.status === 404 && method !== 'PUT') return null
    throw new BucketError(method, answer.status)
  }
}
