import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bucketStore } from '#platform/storage/bucket-store.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import { openObjectStorage } from '#testing/object-storage.ts'
import { StagedPictures } from './staged-pictures.ts'

let folder: string
let staging: string
const cleanUp: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khol-staged-test-'))
  staging = join(folder, 'images', '.restoring')
  cleanUp.push(() => rm(folder, { recursive: true }))
})
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

const bytesOf = (text: string) => Buffer.from(text)
const body = (text: string) => Readable.from([bytesOf(text)])

/** Content of a store by file name. */
async function contentOf(store: ImageStore): Promise<Readonly<Record<string, string>>> {
  const files = await store.list()
  const read = files.map(async ({ name }) => [name, String(await store.read(name))] as const)
  return Object.fromEntries((await Promise.all(read)).sort())
}

const stores: readonly (readonly [string, () => Promise<ImageStore>])[] = [
  ['a folder', () => folderStore(join(folder, 'images'))],
  [
    'a bucket',
    async () => {
      const storage = await openObjectStorage()
      cleanUp.push(() => storage.close())
      return bucketStore(storage.bucket)
    },
  ],
]

describe.each(stores)('staged pictures for %s', (_, storeOf) => {
  let store: ImageStore
  let staged: StagedPictures
  const before = { 'other.webp': 'other', 'same.webp': 'same', 'torn.webp': 'to' }
  const after = { ...before, 'new.webp': 'new', 'torn.webp': 'torn' }
  beforeEach(async () => {
    store = await storeOf()
    await store.put(new Map(Object.entries(before).map(([name, text]) => [name, bytesOf(text)])))
    staged = await StagedPictures.in(staging, store)
    for (const name of ['same', 'torn', 'new']) await staged.add(`${name}.webp`, body(name))
  })

  it('change no file before all of them are complete', async () => {
    expect(await contentOf(store)).toEqual(before)
  })

  it('are added by `keep`, in place of damaged ones', async () => {
    await staged.keep()
    await staged.clear()
    expect(await contentOf(store)).toEqual(after)
  })

  it('are removed by `takeBack`, which restores the replaced ones', async () => {
    await staged.keep()
    await staged.takeBack()
    await staged.clear()
    expect(await contentOf(store)).toEqual(before)
  })

  it('are removed too when the store accepted only some of them', async () => {
    const full = new Error('ENOSPC: no space left on device')
    const filling: ImageStore = {
      ...store,
      adopt: async (paths) => {
        await store.adopt(paths.slice(0, 1))
        throw full
      },
    }
    const half = await StagedPictures.in(staging, filling)
    for (const name of ['new', 'torn']) await half.add(`${name}.webp`, body(name))
    await expect(half.keep()).rejects.toBe(full)
    await half.takeBack()
    expect(await contentOf(store)).toEqual(before)
  })
})

it('staged pictures replace those that a killed restore left', async () => {
  await mkdir(join(staging, 'coming'), { recursive: true })
  await writeFile(join(staging, 'coming', 'half.webp'), 'ha')
  const store = await folderStore(join(folder, 'images'))
  const staged = await StagedPictures.in(staging, store)
  await staged.add('whole.webp', body('whole'))
  await staged.keep()
  expect(await contentOf(store)).toEqual({ 'whole.webp': 'whole' })
})
