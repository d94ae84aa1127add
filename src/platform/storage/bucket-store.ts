import { BucketClient, BucketError } from './bucket-client.ts'
import { eachOf } from './in-parts.ts'
import {
  type BucketConfiguration,
  type ImageStore,
  isFileName,
  outsideTransactions,
  requireFileName,
  type StoredFile,
} from './store.ts'

const AT_ONCE = 8

/** Picture store in a bucket, shared by any number of machines. */
export function bucketStore(bucket: BucketConfiguration): ImageStore {
  const client = new BucketClient(bucket)
  const { ask } = client

  const put = async (name: string, bytes: Uint8Array): Promise<void> => {
    requireFileName(name)
    const type = `image/${name.slice(name.lastIndexOf('.') + 1)}`
    await ask('PUT', name, { bytes, type })
  }
  /** Time of a file's latest upload; null when it doesn't exist. */
  const lastPut = async (name: string): Promise<Date | null> => {
    const answer = isFileName(name) ? await ask('HEAD', name) : null
    return answer && new Date(answer.headers.get('last-modified') ?? 0)
  }
  const list = async (): Promise<readonly StoredFile[]> =>
    (await client.list()).filter(({ name }) => isFileName(name))

  return outsideTransactions({
    async put(files) {
      const all = [...files]
      const last = all.pop()
      await eachOf(all, AT_ONCE, ([name, bytes]) => put(name, bytes))
      if (last) await put(...last)
    },
    has: async (name) => (await lastPut(name)) !== null,
    async existing(names) {
      const found = new Set((await client.list(commonStart(names))).map(({ name }) => name))
      return names.filter((name) => found.has(name))
    },
    async read(name) {
      const answer = isFileName(name) ? await ask('GET', name) : null
      return answer && Buffer.from(await answer.arrayBuffer())
    },
    list,
    async remove(names, before) {
      const staying = await eachOf(names, AT_ONCE, async (name) => {
        const at = await lastPut(name)
        if (at !== null && at >= before) return [name]
        if (at !== null) await ask('DELETE', name)
        return []
      })
      return staying.flat()
    },
    // Uploads are atomic, so that no partial files exist.
    tidy: async () => undefined,
  })
}

/** Longest text that all begin with. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1
  return first.slice(0, length)
}

/** Whether the bucket is usable; false while it can't be reached. @throws BucketError */
export async function tryBucket(bucket: BucketConfiguration): Promise<boolean> {
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
