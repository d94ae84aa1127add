import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { newFolder } from '#testing/folders.ts'
import { type ObjectStorage, openObjectStorage } from '#testing/object-storage.ts'
import { BucketClient } from './bucket-client.ts'

let storage: ObjectStorage
let folder: string
let path: string
const bytes = randomBytes(3_000_000)
beforeEach(async () => {
  storage = await openObjectStorage()
  folder = await newFolder()
  path = join(folder, 'large')
  await writeFile(path, bytes)
})

const client = () => new BucketClient(storage.bucket, { read: 5_000, write: 5_000, busy: 10 })
const put = (signal?: AbortSignal) => client().putFile('large', path, 'application/gzip', signal)

/** Compares the buffers as a whole, which is faster than a matcher. */
const isThere = () => storage.objects.get('images/large')?.bytes.equals(bytes)

describe('upload of a local file', () => {
  it('sends it whole, signed and with its type', async () => {
    await put()
    expect(storage.objects.get('images/large')?.type).toBe('application/gzip')
    expect(isThere()).toBe(true)
  })

  it('is retried with a new signature while the service is busy', async () => {
    const busyOnce = { get: () => (storage.asked.length === 1 ? 503 : null) }
    Object.defineProperty(storage, 'failing', busyOnce)
    await put()
    expect(storage.asked).toEqual(['PUT images/large', 'PUT images/large'])
    expect(isThere()).toBe(true)
  })

  it('fails after three tries, and at once when the service refuses', async () => {
    storage.failing = 503
    await expect(put()).rejects.toThrow('The bucket answered 503 to PUT')
    storage.failing = 403
    await expect(put()).rejects.toThrow('The bucket answered 403 to PUT')
    expect(storage.asked).toHaveLength(4)
  })

  it('fails for a missing file, an unreachable service and an abort', async () => {
    await expect(put(AbortSignal.abort(new Error('enough')))).rejects.toThrow()
    await rm(path)
    await expect(put()).rejects.toThrow('ENOENT')
    await writeFile(path, bytes)
    await storage.close()
    await expect(put()).rejects.toThrow('ECONNREFUSED')
    expect(storage.objects.size).toBe(0)
  })
})
