import { beforeEach, describe, expect, test } from 'vitest'
import { openImageStore } from '#server/images/open.ts'
import { type ObjectStorage, openObjectStorage } from '#testing/object-storage.ts'
import { readBucketPage } from './bucket-client.ts'
import { bucketStore } from './bucket-store.ts'
import type { ImageStore } from './store.ts'

let storage: ObjectStorage
let store: ImageStore
beforeEach(async () => {
  storage = await openObjectStorage()
  store = bucketStore(storage.bucket)
})

const bytes = (text: string) => Buffer.from(text)
const files = (...names: string[]) => new Map(names.map((name) => [name, bytes(name)]))
const soon = () => new Date(Date.now() + 5_000)

describe('picture store in a bucket', () => {
  test('returns its files, stored under the prefix with their types', async () => {
    await store.put(files('a-320.avif', 'a.webp'))
    expect(await store.has('a.webp')).toBe(true)
    expect(await store.read('a-320.avif')).toEqual(bytes('a-320.avif'))
    expect([...storage.objects].map(([key, { type }]) => [key, type])).toEqual([
      ['images/a-320.avif', 'image/avif'],
      ['images/a.webp', 'image/webp'],
    ])
  })

  test('returns null for an unknown or invalid name', async () => {
    for (const name of ['b.webp', '../a.webp', '', 'a/b.webp', '?list-type=2']) {
      expect(await store.has(name)).toBe(false)
      expect(await store.read(name)).toBeNull()
    }
    await expect(store.put(files('../a.webp'))).rejects.toThrow('not a file name')
    expect(storage.asked).toEqual(['HEAD images/b.webp', 'GET images/b.webp'])
  })

  test('stores last the file that a product references', async () => {
    await store.put(files('a-320.avif', 'a-480.avif', 'a-800.avif', 'a.webp'))
    expect(storage.asked.at(-1)).toBe('PUT images/a.webp')
    storage.failing = 507
    await expect(store.put(files('b-320.avif', 'b.webp'))).rejects.toThrow('507')
    storage.failing = null
    expect(await store.has('b.webp')).toBe(false)
  })

  test('lists all pages, without objects of other programs', async () => {
    const names = Array.from({ length: 13 }, (_, at) => `p-${String(at).padStart(2, '0')}.webp`)
    await store.put(files(...names))
    storage.objects.set('backups/x.webp', { bytes: bytes('x'), type: '', at: new Date() })
    storage.objects.set('images/deep/x.webp', { bytes: bytes('x'), type: '', at: new Date() })
    const listed = await store.list()
    expect(listed.map(({ name }) => name)).toEqual(names)
    expect(listed[0]).toEqual({ name: 'p-00.webp', bytes: 9, at: expect.any(Date) })
    expect(storage.asked.filter((request) => request === 'GET list')).toHaveLength(3)
  })

  test('removes files older than the given time', async () => {
    await store.put(files('a.webp'))
    await store.remove(['a.webp', 'none.webp'], new Date(Date.now() - 60_000))
    expect(await store.has('a.webp')).toBe(true)
    await store.remove(['a.webp', 'none.webp'], soon())
    expect(await store.has('a.webp')).toBe(false)
  })

  test.each([403, 500])("doesn't report a file as missing after status %i", async (status) => {
    await store.put(files('a.webp'))
    storage.failing = status
    await expect(store.has('a.webp')).rejects.toThrow(String(status))
    await expect(store.read('a.webp')).rejects.toThrow(String(status))
    await expect(store.list()).rejects.toThrow(String(status))
    await expect(store.remove(['a.webp'], soon())).rejects.toThrow(String(status))
  })
})

describe('opening a bucket', () => {
  const open = (changes: Partial<ObjectStorage['bucket']> = {}) =>
    openImageStore({ kind: 's3', ...storage.bucket, ...changes })

  test.each([
    ['key', { secretAccessKey: 'wrong' }, '403'],
    ['region', { region: 'us-east-1' }, '403'],
    ['bucket', { bucket: 'none' }, '404'],
  ])('fails with a message when the %s is wrong', async (_name, changes, status) => {
    await expect(open(changes)).rejects.toThrow(`the service answered ${status}`)
  })

  test("doesn't wait for an unreachable service", async () => {
    await expect(open({ endpoint: 'http://127.0.0.1:1' })).resolves.toBeDefined()
  })
})

test('escaped keys of other programs in a list are decoded', () => {
  const entry = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-11-20T10:00:00.000Z</LastModified><Size>3</Size></Contents>`
  const page = readBucketPage(
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${entry('images/a.webp')}${entry('images/&lt;b&gt;&amp;amp;.webp')}<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b</NextContinuationToken></ListBucketResult>`,
    'images/',
  )
  expect(page).toEqual({
    files: [
      { name: 'a.webp', bytes: 3, at: new Date('2026-11-20T10:00:00Z') },
      { name: '<b>&amp;.webp', bytes: 3, at: new Date('2026-11-20T10:00:00Z') },
    ],
    next: 'a&b',
  })
})

test.each([
  ['an empty answer', ''],
  ['an HTML page of a proxy', '<html><body>Welcome</body></html>'],
  ['an error', '<Error><Code>SlowDown</Code></Error>'],
  [
    'a truncated page without a token',
    '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>',
  ],
])('%s is not taken for an empty bucket', (_name, answer) => {
  expect(() => readBucketPage(answer, 'images/')).toThrow('The bucket sent')
})
