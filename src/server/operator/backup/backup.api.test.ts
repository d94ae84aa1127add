import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/database/connection.ts'
import { folderStore } from '#server/images/folder-store.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { withDatabase } from '#testing/database-server.ts'
import { ArchiveError } from './archive.ts'
import { makeBackup } from './make.ts'
import { RestoreError, restoreBackup } from './restore.ts'

let source: TestDatabase
let target: TestDatabase
let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khol-backup-test-'))
  path = join(folder, 'khol.tar.gz')
  await mkdir(join(folder, 'pictures'))
  await writeFile(join(folder, 'pictures', 'one.webp'), Buffer.alloc(100_000, 7))
  await writeFile(join(folder, 'pictures', '.half.part'), 'never finished')
  source = await openTestDatabase()
  target = await openTestDatabase()
  await fill(source.database)
})
afterEach(async () => {
  await source.close()
  await target.close()
  await rm(folder, { recursive: true })
})

/** Rows with everything that text can hold, in tables that refer to each other. */
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
  await sql`insert into products (slug, name, description, brand, case_type, device_models, price, images)
    select 'p' || n, 'نام ' || n, repeat('x', 2000), 'iphone', 'Clear',
      array['iPhone 15', 'a,b"{}\\'], n, array['/uploads/one.webp']
    from generate_series(1, 3000) as n`.execute(db)
  await sql`insert into reviews (product_id, user_id, rating, comment)
    select id, ${user}, 5, 'good' from products where slug = 'p1'`.execute(db)
}

async function fingerprint({ db }: Database): Promise<unknown> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'migrations' order by 1`.execute(db)
  const prints = tables.map(async ({ name }) => {
    const { rows } = await sql<{ print: string }>`select count(*) || ' ' ||
      coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
      from ${sql.table(name)} as t`.execute(db)
    return [name, rows[0]?.print]
  })
  return Object.fromEntries(await Promise.all(prints))
}

const restore = async (replace = false, from = path) => {
  // A restore wants no open shop on its database.
  await target.database.close()
  const pictures = await folderStore(join(folder, 'restored'))
  return restoreBackup({ url: target.url, pictures, path: from, replace })
}

const reopened = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
  const database = openDatabase({ url: target.url, poolSize: 2 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const makeIt = () => makeBackup(source.url, join(folder, 'pictures'), path)

describe('a backup', () => {
  it('restores to the same rows, checksums, numbers and pictures', async () => {
    const made = await makeIt()
    expect(made.tables.find(({ name }) => name === 'products')?.rows).toBe(3_000)
    await restore()
    const before = await fingerprint(source.database)
    expect(await reopened(fingerprint)).toEqual(before)
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

  it('holds one moment, whatever is written meanwhile', async () => {
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

  it('is for its owner alone, and nothing is left of one that failed', async () => {
    await makeIt()
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const elsewhere = join(folder, 'failed.tar.gz')
    const nowhere = withDatabase(source.url, 'no_such_database')
    await expect(makeBackup(nowhere, folder, elsewhere)).rejects.toThrow('no_such_database')
    expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([])
  })
})

describe('a restore', () => {
  it('throws nothing away unless it is told to', async () => {
    await makeIt()
    await target.database.db
      .insertInto('users')
      .values({ name: 'x', email: 'x@y.pk', email_key: 'x@y.pk', password_hash: '' })
      .execute()
    const before = await fingerprint(target.database)
    await expect(restore()).rejects.toThrow('The shop has data already. Add --replace')
    expect(await reopened(fingerprint)).toEqual(before)
    await restore(true)
    expect(await reopened(fingerprint)).toEqual(await fingerprint(source.database))
  })

  it('refuses while the shop is open', async () => {
    await makeIt()
    await sql`select 1`.execute(target.database.db)
    const pictures = await folderStore(join(folder, 'restored'))
    const attempt = restoreBackup({ url: target.url, pictures, path, replace: true })
    await expect(attempt).rejects.toThrow('The shop is open on this database. Stop it first.')
  })

  it.each<[string, () => Promise<void>]>([
    ['cut short', async () => truncate(path, Math.floor((await stat(path)).size / 2))],
    [
      'damaged',
      async () => {
        const bytes = await readFile(path)
        const middle = Math.floor(bytes.length / 2)
        bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
        await writeFile(path, bytes)
      },
    ],
    ['something else', () => writeFile(path, 'not an archive')],
  ])('refuses a file that is %s, and changes nothing', async (_, spoil) => {
    await makeIt()
    await spoil()
    const before = await fingerprint(target.database)
    await expect(restore()).rejects.toThrow(ArchiveError)
    expect(await reopened(fingerprint)).toEqual(before)
  })

  it('refuses a backup of another version of the shop', async () => {
    await sql`insert into migrations (name, checksum) values ('9999-later', ${'0'.repeat(64)})`.execute(
      source.database.db,
    )
    await makeIt()
    await expect(restore()).rejects.toThrow(RestoreError)
  })
})
