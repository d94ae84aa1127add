import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { HOUR, MEGABYTE, MINUTE } from '#domain/text/units.ts'
import { BucketClient, BucketError } from '#platform/storage/bucket-client.ts'
import type { BucketConfiguration } from '#platform/storage/store.ts'
import { OperatorError, writePrivately } from '../verb.ts'

/** Milliseconds for a backup of a few gigabytes over a slow line. */
const timeouts = { read: 2 * HOUR, write: 2 * HOUR, busy: MINUTE }

/** Size limit of one S3 upload. */
const BYTES_AT_MOST = 5_000 * MEGABYTE

/** Opens the bucket of the copies of backups. Errors of the service become sentences about the settings. */
export function openOffSite(bucket: BucketConfiguration) {
  const { ask, list, putFile } = new BucketClient(bucket, timeouts)
  return {
    /** Uploads a backup under its own name, atomically. */
    send: (path: string, signal: AbortSignal) =>
      inWords(async () => {
        const { size } = await stat(path)
        if (size > BYTES_AT_MOST) {
          throw new OperatorError(
            `${path} is larger than the 5 GB that a bucket takes at once; carry it away by other means.`,
          )
        }
        await putFile(basename(path), path, 'application/gzip', signal)
      }),
    names: () =>
      inWords(async () => {
        const found = await list()
        return found.map(({ name }) => name)
      }),
    /** Downloads a copy to a path, which exists only once the file is complete. */
    fetch: (name: string, path: string, signal: AbortSignal) =>
      inWords(async () => {
        const answer = await ask('GET', name, {}, signal)
        if (!answer?.body) throw new OperatorError(`There is no ${name} in the bucket.`)
        await writePrivately(path, Readable.fromWeb(answer.body as ReadableStream), signal)
      }),
    remove: (name: string) =>
      inWords(async () => {
        await ask('DELETE', name)
      }),
  }
}

function inWords<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (error instanceof BucketError) {
      throw new OperatorError(
        `The bucket for backups answered ${error.status}: look at BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_BUCKET and its keys, which must be allowed to list, read, write and delete.`,
        { cause: error },
      )
    }
    if (isOfNetwork(error)) {
      throw new OperatorError(
        'The bucket for backups can’t be reached, or broke off: look at BACKUP_S3_ENDPOINT and the network, and do the same again.',
        { cause: error },
      )
    }
    throw error
  })
}

/** Whether an error is a network error: a failed `fetch`, a timeout, or a socket error. */
function isOfNetwork(error: unknown): boolean {
  const { name, code = '', cause } = Object(error) as NodeJS.ErrnoException
  if (error instanceof TypeError) return cause !== undefined
  return [name, Object(cause).name].includes('TimeoutError') || ofSockets.test(code)
}

const ofSockets =
  /^(?:ECONN|EPIPE|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)/
