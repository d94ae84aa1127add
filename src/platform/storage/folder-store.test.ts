import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { newFolder } from '#testing/folders.ts'
import { folderStore } from './folder-store.ts'
import { isFileName } from './store.ts'

let folder = ''
beforeEach(async () => {
  folder = await newFolder()
})

const bytes = (text: string) => Buffer.from(text)

describe('picture store in a folder', () => {
  test('returns the stored files', async () => {
    const store = await folderStore(join(folder, 'deep', 'in'))
    await store.put(
      new Map([
        ['a-320.avif', bytes('small')],
        ['a.webp', bytes('large')],
      ]),
    )
    expect(await store.has('a.webp')).toBe(true)
    expect(await store.read('a-320.avif')).toEqual(bytes('small'))
  })

  test('is readable by its own user only when private, also what was there before', async () => {
    const own = join(folder, 'proofs')
    await mkdir(own, { mode: 0o755 })
    await writeFile(join(own, 'old.webp'), 'before', { mode: 0o644 })
    const store = await folderStore(own, { isPrivate: true })
    await store.put(new Map([['new.webp', bytes('now')]]))
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777
    expect(await modeOf(own)).toBe(0o700)
    const names = ['new.webp', 'old.webp']
    expect(await readdir(own)).toEqual(names)
    for (const name of names) expect([name, await modeOf(join(own, name))]).toEqual([name, 0o600])
  })

  test('leaves an existing file unchanged', async () => {
    const store = await folderStore(folder)
    await store.put(new Map([['a.webp', bytes('first')]]))
    await store.put(new Map([['a.webp', bytes('second')]]))
    expect(await store.read('a.webp')).toEqual(bytes('first'))
  })

  test('leaves no partial file when a write fails', async () => {
    const store = await folderStore(folder)
    const broken = new Uint8Array(8)
    Object.defineProperty(broken, 'byteLength', {
      get() {
        throw new Error('disk full')
      },
    })
    await expect(store.put(new Map([['a.webp', broken]]))).rejects.toThrow()
    expect(await readdir(folder)).toEqual([])
  })

  test('stores one complete file for eight concurrent writers', async () => {
    const store = await folderStore(folder)
    const picture = Buffer.alloc(300_000, 7)
    await Promise.all(Array.from({ length: 8 }, () => store.put(new Map([['a.webp', picture]]))))
    expect(await readdir(folder)).toEqual(['a.webp'])
    expect(await store.read('a.webp')).toEqual(picture)
  })

  test('never reads outside of the folder', async () => {
    await writeFile(join(folder, 'secret'), 'secret')
    const store = await folderStore(join(folder, 'pictures'))
    for (const name of ['../secret', '..', '.', '', '/etc/hostname', 'a/b', 'a\\b', 'a\0b']) {
      expect(await store.read(name)).toBeNull()
      expect(await store.has(name)).toBe(false)
      await expect(store.put(new Map([[name, bytes('x')]]))).rejects.toThrow('not a file name')
    }
  })
})

describe('a stored file', () => {
  const soon = () => new Date(Date.now() + 1000)

  test('is listed with its size; other entries are not', async () => {
    const store = await folderStore(folder)
    await store.put(new Map([['a.webp', bytes('picture')]]))
    await writeFile(join(folder, '.b.webp.0.part'), 'half')
    await mkdir(join(folder, 'c.webp'))
    expect(await store.list()).toEqual([{ name: 'a.webp', bytes: 7, at: expect.any(Date) }])
  })

  test('counts as new when it is stored again', async () => {
    const store = await folderStore(folder)
    await store.put(new Map([['a.webp', bytes('picture')]]))
    const before = new Date()
    await store.put(new Map([['a.webp', bytes('picture')]]))
    const [file] = await store.list()
    expect(file?.at.getTime()).toBeGreaterThan(before.getTime() - 50)
  })

  test('is removed when it is old enough; unknown names are ignored', async () => {
    const store = await folderStore(folder)
    await store.put(new Map([['a.webp', bytes('a')]]))
    await store.remove(['a.webp', 'none.webp', '../a.webp'], new Date(Date.now() - 10_000))
    expect(await store.has('a.webp')).toBe(true)
    await store.remove(['a.webp', 'none.webp', '../a.webp'], soon())
    expect(await readdir(folder)).toEqual([])
  })

  test('tidying removes partial files of a crash, and no others', async () => {
    const store = await folderStore(folder)
    await store.put(new Map([['a.webp', bytes('a')]]))
    await writeFile(join(folder, '.b.webp.0.part'), 'half')
    await store.tidy(new Date(Date.now() - 10_000))
    expect(await readdir(folder)).toHaveLength(2)
    await store.tidy(soon())
    expect(await readdir(folder)).toEqual(['a.webp'])
  })

  test('an unreadable folder is not taken for a missing file', async () => {
    const store = await folderStore(join(folder, 'store'))
    await rm(join(folder, 'store'), { recursive: true })
    await writeFile(join(folder, 'store'), 'no folder')
    await expect(store.has('a.webp')).rejects.toThrow('ENOTDIR')
  })
})

test.each([
  [['a.webp', 'a-320.avif', 'Frosted_Edge.3f2a.webp'], true],
  [['', '.', '..', '.hidden', 'a/b', '..a', 'a..b', 'a b', 'ü.webp', 'a'.repeat(201)], false],
])('whether %j are valid file names: %s', (names, isValid) => {
  for (const name of names) expect(isFileName(name), name).toBe(isValid)
})
