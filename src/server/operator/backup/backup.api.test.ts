import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { drawnAddress } from '#domain/catalogue/designs/drawn-picture.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import { drawnImages } from '#server/images/design-key.ts'
import type { Database } from '#server/schema/database.ts'
import { openOtherPool, openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { withDatabase } from '#testing/database-server.ts'
import { newFolder } from '#testing/folders.ts'
import { flipped, withFileChanged } from '#testing/spoilt-backups.ts'
import { exceptLogins, storedContent } from '#testing/stored-content.ts'
import { type CheckedBackup, checkBackup } from './check.ts'
import { makeBackup } from './make.ts'
import { restoreBackup } from './restore.ts'

// Each test makes databases.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const filled = await openTestDatabase()
await fill(filled.database)
// A database is copied only while nobody is connected.
await filled.database.close()

let source: TestDatabase
let target: TestDatabase
let folder: string
let path: string

beforeEach(async () => {
  folder = await newFolder()
  path = join(folder, 'khol.tar.gz')
  await mkdir(join(folder, 'pictures'))
  await writeFile(join(folder, 'pictures', 'one.webp'), Buffer.alloc(100_000, 7))
  await writeFile(join(folder, 'pictures', '.half.part'), 'never finished')
  source = await openTestDatabase(filled.url)
  target = await openTestDatabase()
})

/** Inserts rows with every kind of character, in tables that refer to each other. */
async function fill({ db }: Database): Promise<void> {
  const { id: user } = await db
    .insertInto('users')
    .values({
      name: 'Ayesha \\ "tab\t" \r\n line',
      email: 'a@b.pk',
      email_key: 'a@b.pk',
      password_hash: '\\N',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('sessions')
    .values({ token_hash: Buffer.from([0, 255, 92]), user_id: user, expires_at: new Date(1e12) })
    .execute()
  // In batches, since triggers run for each row and a statement has a time limit.
  for (let first = 1; first <= 3000; first += 500) {
    await sql`insert into products (slug, name, description, brand, case_type, device_models, price, images)
      select 'p' || n, 'نام ' || n, repeat('x', 2000), 'iphone', 'Clear',
        array['iPhone 15', 'a,b"{}\\'], n, array['/uploads/one.webp']
      from generate_series(${first}::int, ${first}::int + 499) as n`.execute(db)
  }
  await sql`insert into reviews (product_id, user_id, rating, comment)
    select id, ${user}, 5, 'good' from products where slug = 'p1'`.execute(db)
}

const restore = async (replace = false, from = path) => {
  // A restore requires that no shop is connected to its database.
  await target.database.close()
  await restoreInto(replace, await checkBackup(from))
}

const restoreInto = async (
  replace: boolean,
  backup: CheckedBackup,
  changes: Partial<ImageStore> = {},
) =>
  restoreBackup(backup, {
    url: target.url,
    pictures: { ...(await folderStore(join(folder, 'restored'))), ...changes },
    proofs: await folderStore(join(folder, 'restored-proofs')),
    replace,
  })

const reopened = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
  const database = openOtherPool({ url: target.url, poolSize: 2 })
  return await work(database)
}

const expectSameContent = async () => {
  const saved = await storedContent(source.url)
  expect(exceptLogins(await storedContent(target.url))).toEqual(exceptLogins(saved))
}

const makeIt = () => makeBackup(source.url, { pictures: join(folder, 'pictures') }, path)

describe('a backup of the shop', () => {
  it('restores to the same rows, checksums, numbers and pictures', async () => {
    const made = await makeIt()
    expect(made.tables.find(({ name }) => name === 'products')?.rows).toBe(3_000)
    await restore()
    await expectSameContent()
    const next = await reopened(async ({ db }) => {
      const { rows } = await sql`insert into users (name, email, email_key, password_hash)
        values ('b', 'b', 'b', 'b') returning sequence`.execute(db)
      return rows
    })
    expect(next).toEqual([{ sequence: 2 }])
    const [picture] = made.pictures
    const restored = await readFile(join(folder, 'restored', 'one.webp'))
    expect(made.pictures).toHaveLength(1)
    expect(createHash('sha256').update(restored).digest('hex')).toBe(picture?.sha256)
  })

  it('is restored without sending old messages again (rule: messages)', async () => {
    const { db } = source.database
    await db
      .insertInto('messages')
      .values([
        { kind: 'shipped', order_id: null, order_version: null, user_id: null },
        { kind: 'placed', order_id: null, order_version: null, user_id: null, state: 'sent' },
      ])
      .execute()
    await makeIt()
    await restore()
    const states = await reopened((restored) =>
      restored.db
        .selectFrom('messages')
        .select(['kind', 'state', 'problem'])
        .orderBy('kind')
        .execute(),
    )
    expect(states).toEqual([
      { kind: 'placed', state: 'sent', problem: null },
      { kind: 'shipped', state: 'failed', problem: 'restored' },
    ])
  })

  it('omits files of releases, which each release writes when it starts', async () => {
    const asRows = sql`insert into release_files (path, type, body, is_packed)
      values ('/assets/HomePage-aaaaaaa.js', 'text/javascript', 'let old', false)`
    await asRows.execute(source.database.db)
    await asRows.execute(target.database.db)
    const { tables } = await makeIt()
    expect(tables.map(({ name }) => name)).not.toContain('release_files')
    // A database with these rows alone counts as empty.
    await restore()
    const { rows } = await reopened(({ db }) => sql`select path from release_files`.execute(db))
    expect(rows).toEqual([])
  })

  it('is a consistent snapshot during concurrent writes', async () => {
    const { db } = source.database
    let isOver = false
    const writing = (async () => {
      for (let n = 0; !isOver; n += 1) {
        await db.transaction().execute(async (tx) => {
          await sql`update products set rating_sum = ${n} where slug in ('p1', 'p3000')`.execute(tx)
          await sql`update users set phone = ${String(n)}`.execute(tx)
        })
      }
    })()
    await makeIt()
    isOver = true
    await writing
    await restore()
    const { rows } = await reopened(({ db }) =>
      sql<{ n: number }>`select distinct n from (select rating_sum as n from products
        where slug in ('p1', 'p3000') union all select nullif(phone, '')::int from users) as all_n
        where n is not null and n > 0`.execute(db),
    )
    expect(rows.length).toBeLessThanOrEqual(1)
  })

  it('omits exactly the pictures that can be drawn again', async () => {
    const design = { look: 'ajrak', colour: null, motif: null, artwork: null, seed: 'one' }
    const [path = ''] = drawnImages({
      slug: 'p1',
      caseType: 'Clear',
      deviceModels: ['iPhone 15'],
      design,
    })
    await source.database.db
      .updateTable('products')
      .set({ design: JSON.stringify(design), images: [path] })
      .where('slug', '=', 'p1')
      .execute()
    const today = drawnAddress(path, 320, 'avif').slice('/drawn/'.length)
    // Pictures of an earlier design, and of a removed model: orders may still show them.
    const before = [
      today.replace(/[0-9a-f]{10}-320/, '0123456789-320'),
      today.replace('iphone-15', 'iphone-4'),
    ].sort()
    for (const name of [today, ...before]) await writeFile(join(folder, 'pictures', name), 'drawn')
    const { pictures } = await makeIt()
    expect(pictures.map(({ name }) => name)).toEqual(['one.webp', ...before].sort())
    await restore()
    expect((await readdir(join(folder, 'restored'))).sort()).toEqual(['one.webp', ...before].sort())
  })

  it('is readable by its owner alone, and a failed one leaves no file', async () => {
    await makeIt()
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const elsewhere = join(folder, 'failed.tar.gz')
    const nowhere = withDatabase(source.url, 'no_such_database')
    await expect(makeBackup(nowhere, { pictures: folder }, elsewhere)).rejects.toThrow(
      'no_such_database',
    )
    expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([])
  })
})

describe('a restore', () => {
  it('overwrites no data without --replace', async () => {
    await makeIt()
    await target.database.db
      .insertInto('users')
      .values({ name: 'x', email: 'x@y.pk', email_key: 'x@y.pk', password_hash: '' })
      .execute()
    const before = await storedContent(target.url)
    await expect(restore()).rejects.toThrow('the shop has data already; add --replace')
    expect(await storedContent(target.url)).toEqual(before)
    await restore(true)
    await expectSameContent()
  })

  it('refuses a file that was exchanged after the check', async () => {
    await makeIt()
    const checked = await checkBackup(path)
    await withFileChanged(path, path, 'tables/users.copy', (rows) => flipped(rows, rows.length - 5))
    await target.database.close()
    const before = await storedContent(target.url)
    await expect(restoreInto(false, checked)).rejects.toThrow(
      /users.copy in .* has changed while it was read; leave the file alone/,
    )
    expect(await storedContent(target.url)).toEqual(before)
  })

  it('removes pictures it added when the store refuses one, and keeps a mended one', async () => {
    for (const name of ['three', 'two']) {
      await writeFile(join(folder, 'pictures', `${name}.webp`), name)
    }
    await makeIt()
    await target.database.close()
    const before = await storedContent(target.url)
    const store = await folderStore(join(folder, 'restored'))
    await writeFile(join(folder, 'restored', 'one.webp'), 'damaged')
    const full = new Error('ENOSPC: no space left on device')
    const put: ImageStore['put'] = async (files) => {
      if (files.has('two.webp')) throw full
      await store.put(files)
    }
    const attempt = restoreInto(false, await checkBackup(path), { put })
    await expect(attempt).rejects.toBe(full)
    expect(await readdir(join(folder, 'restored'))).toEqual(['one.webp'])
    expect(await store.read('one.webp')).toEqual(Buffer.alloc(100_000, 7))
    expect(await storedContent(target.url)).toEqual(before)
  })

  it('refuses while a shop is connected', async () => {
    await makeIt()
    await sql`select 1`.execute(target.database.db)
    const attempt = restoreInto(true, await checkBackup(path))
    await expect(attempt).rejects.toThrow('the shop is open on this database; stop it')
  })
})
