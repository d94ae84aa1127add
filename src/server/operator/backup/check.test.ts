import { createHash } from 'node:crypto'
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { beforeFirstRelease } from '#server/schema/before-first-release.ts'
import { readMigrations } from '#server/schema/migrate.ts'
import { newFolder } from '#testing/folders.ts'
import { filesOfBackup, flipped, withFileChanged, writeFiles } from '#testing/spoilt-backups.ts'
import { ArchiveError, ArchiveWriter, RestoreError } from './archive.ts'
import { checkBackup, readBackup } from './check.ts'
import { type Manifest, manifestEntry } from './manifest.ts'

/** Milliseconds for a thousand small files on a busy machine. */
const LONG = 120_000

const rows = Buffer.from('1\tخوبصورت\n2\t\\N\n')
const picture = Buffer.from('RIFF....WEBP')
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

let folder: string
let path: string
let spoilt: string
let saved: Manifest

beforeEach(async () => {
  folder = await newFolder()
  path = join(folder, 'shop.backup')
  spoilt = join(folder, 'spoilt.backup')
  const migrations = (await readMigrations()).map(({ name, checksum }) => ({ name, checksum }))
  saved = {
    format: 2,
    createdAt: '2026-11-21T10:00:00.000Z',
    migrations,
    tables: [{ name: 'users', columns: ['id', 'name'], rows: 2, sha256: sha256(rows) }],
    sequences: [{ name: 'users_sequence_seq', value: 2 }],
    pictures: [{ name: `${'long'.repeat(45)}.webp`, sha256: sha256(picture) }],
    proofs: [],
  }
  await writeFiles(path, [
    ['tables/users.copy', rows],
    [`pictures/${saved.pictures[0]?.name}`, picture],
    [manifestEntry, Buffer.from(JSON.stringify(saved))],
  ])
})

const manifestWith = (changes: object) =>
  withFileChanged(path, spoilt, manifestEntry, () =>
    Buffer.from(JSON.stringify({ ...saved, ...changes })),
  )

const without = async (name: string) => {
  const files = await filesOfBackup(path)
  files.delete(name)
  await writeFiles(spoilt, files)
}

it('reads a written backup, with names of any length', async () => {
  expect(await readBackup(path)).toEqual(saved)
  expect(await checkBackup(path)).toMatchObject({ path, manifest: saved, added: [] })
})

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['plain text', () => writeFile(spoilt, 'not an archive'), /is no backup, or was damaged/],
  ['empty', () => writeFile(spoilt, ''), /is no backup, or was damaged/],
  ['a compressed text', () => writeFile(spoilt, gzipSync('x'.repeat(5000))), /is no backup/],
  ['compressed zeros', () => writeFile(spoilt, gzipSync(Buffer.alloc(5120))), /no backup of this/],
  ['an archive of other files', () => without(manifestEntry), /no backup of this shop/],
  [
    'a backup without a table',
    () => without('tables/users.copy'),
    /tables\/users.copy in .* is not what was/,
  ],
  [
    'a backup with a changed byte in its rows',
    () => withFileChanged(path, spoilt, 'tables/users.copy', (bytes) => flipped(bytes, 5)),
    /tables\/users.copy in .* is not what was saved; take another copy/,
  ],
  [
    'a backup with a changed byte in a picture',
    () =>
      withFileChanged(path, spoilt, `pictures/${saved.pictures[0]?.name}`, (b) => flipped(b, 5)),
    /pictures\/long.*webp in .* is not what was saved/,
  ],
  [
    'a backup with a changed checksum in its manifest',
    () => manifestWith({ tables: [{ ...saved.tables[0], sha256: '0'.repeat(64) }] }),
    /tables\/users.copy in .* is not what was saved/,
  ],
  [
    'a backup with a duplicate table',
    async () => writeFiles(spoilt, [...(await filesOfBackup(path)), ['tables/users.copy', rows]]),
    /holds tables\/users.copy twice/,
  ],
  [
    'a backup with an invalid manifest',
    () => withFileChanged(path, spoilt, manifestEntry, () => Buffer.from('{"format":2,')),
    /no backup of this shop/,
  ],
  ['a backup with an incomplete manifest', () => manifestWith({ tables: undefined }), /no backup/],
  [
    'a backup with a picture path outside the folder',
    () => manifestWith({ pictures: [{ name: '../passwd', sha256: sha256(picture) }] }),
    /no backup of this shop/,
  ],
])('refuses a file that is %s', async (_, spoil, sentence) => {
  await spoil()
  const attempt = checkBackup(spoilt)
  await expect(attempt).rejects.toThrow(sentence)
  await expect(attempt).rejects.toThrow(ArchiveError)
})

test.each<[string, () => object, RegExp]>([
  [
    'a newer schema',
    () => ({ migrations: [...saved.migrations, { name: '9999-later', checksum: '0'.repeat(64) }] }),
    /newer version of the shop; bring the shop up to date/,
  ],
  ['a newer form', () => ({ format: 3, parts: [] }), /newer version of the shop/],
  ['an older form', () => ({ format: 1 }), /another version of the shop than this one/],
  [
    'another schema',
    () => ({ migrations: [{ name: '0001-other', checksum: '0'.repeat(64) }] }),
    /another version of the shop than this one/,
  ],
  [
    'a version before the last without releases',
    () => ({
      migrations: [
        { name: '0001-shop', checksum: beforeFirstRelease.firstChecksum },
        { name: '0002-more', checksum: '0'.repeat(64) },
      ],
    }),
    /another version of the shop than this one/,
  ],
])('refuses a backup of %s', async (_, changes, sentence) => {
  await manifestWith(changes())
  const attempt = checkBackup(spoilt)
  await expect(attempt).rejects.toThrow(sentence)
  await expect(attempt).rejects.toThrow(RestoreError)
})

describe('a file damaged on disk', () => {
  /** Manifest of the file, or the fact of a refusal. */
  const outcome = async (bytes: Buffer): Promise<unknown> => {
    await writeFile(spoilt, bytes)
    return readBackup(spoilt).catch((error) => {
      if (error instanceof ArchiveError) return 'refused'
      throw error
    })
  }

  it(
    'is refused wherever it was truncated',
    async () => {
      const bytes = await readFile(path)
      for (let length = 0; length < bytes.length; length += 1) {
        expect(await outcome(bytes.subarray(0, length)), `at ${length}`).toBe('refused')
      }
    },
    LONG,
  )

  it(
    'is refused for any changed byte, unless the content stays the same',
    async () => {
      const bytes = await readFile(path)
      for (let at = 0; at < bytes.length; at += 1) {
        const read = await outcome(flipped(bytes, at))
        if (read !== 'refused') expect(read, `at ${at}`).toEqual(saved)
      }
    },
    LONG,
  )
})

describe('a failing write of an archive', () => {
  const body = async function* () {
    yield Buffer.from('too short')
  }

  it('reports a full disk, and leaves no file', async () => {
    await symlink('/dev/full', `${spoilt}.part`)
    const archive = new ArchiveWriter(spoilt)
    const attempt = archive.addBytes('a', Buffer.alloc(4_000_000, Math.random().toString()))
    await expect(attempt.then(() => archive.close())).rejects.toThrow('ENOSPC')
    await archive.abandon()
    expect(await readdir(folder)).toEqual(['shop.backup'])
  })

  it('reports a file whose length changed, and leaves no file', async () => {
    const archive = new ArchiveWriter(spoilt)
    await expect(archive.add('a', 100, body())).rejects.toThrow('Size mismatch')
    await archive.abandon()
    expect(await readdir(folder)).toEqual(['shop.backup'])
  })
})
