import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { migrate, readMigrations } from '#server/schema/migrate.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { asAdministrator } from '#testing/database-server.ts'
import { newFolder } from '#testing/folders.ts'
import { eventually } from '#testing/processes.ts'
import { MigrationError, runMigrations } from './migrate.ts'

let test: TestDatabase
let folder: string

beforeEach(async () => {
  test = await openTestDatabase()
  await sql`drop schema public cascade; create schema public`.execute(test.database.db)
  folder = await newFolder()
  await write('0001-first.sql', 'create table things (id int); insert into things values (1);')
  await write('0002-second.sql', 'insert into things select max(id) + 1 from things;')
})

const write = (file: string, text: string) => writeFile(join(folder, file), text)
const run = () => migrate(test.url, folder)
const things = async () => {
  const { rows } = await sql<{ id: number }>`select id from things order by id`.execute(
    test.database.db,
  )
  return rows.map(({ id }) => id)
}

it('runs each file once, in order', async () => {
  expect(await run()).toEqual(['0001-first', '0002-second'])
  expect(await run()).toEqual([])
  await write('0003-third.sql', 'insert into things select max(id) + 1 from things;')
  expect(await run()).toEqual(['0003-third'])
  expect(await things()).toEqual([1, 2, 3])
})

it('runs each file once in eight concurrent processes', async () => {
  const ran = await Promise.all(Array.from({ length: 8 }, run))
  expect(ran.flat()).toEqual(['0001-first', '0002-second'])
  expect(await things()).toEqual([1, 2])
})

it('rolls back a file that fails, and runs it once it is corrected', async () => {
  await write('0003-third.sql', 'insert into things values (3); select * from nowhere;')
  await expect(run()).rejects.toThrow(/^The migration 0003-third failed: .*nowhere/)
  expect(await things()).toEqual([1, 2])
  await write('0003-third.sql', 'insert into things values (3);')
  expect(await run()).toEqual(['0003-third'])
  expect(await things()).toEqual([1, 2, 3])
})

it.each<[string, () => Promise<void>, RegExp]>([
  [
    'a file that changed after it ran',
    () => write('0001-first.sql', 'select 1'),
    /0001-first was changed after it ran/,
  ],
  [
    'a database of another shop',
    async () => {
      await rm(join(folder, '0001-first.sql'))
    },
    /migration 0001-first, which this version .* made by another version/,
  ],
  [
    'a file that comes too late',
    () => write('0001-a.sql', 'select 1'),
    /Two migrations have the number 0001/,
  ],
  [
    'a file without a number',
    () => write('more.sql', 'select 1'),
    /more.sql must be called NNNN-name.sql/,
  ],
])('refuses %s', async (_, change, message) => {
  await run()
  await change()
  await expect(run()).rejects.toThrow(MigrationError)
  await expect(run()).rejects.toThrow(message)
})

/**
 * After a rollback, an older version runs on the schema of a newer one (rule:
 * releases-side-by-side).
 */
describe('a database of a newer version', () => {
  const newer = async (text: string) => {
    await write('0003-third.sql', text)
    await run()
    await rm(join(folder, '0003-third.sql'))
  }

  it("is accepted by a version that doesn't know its migrations", async () => {
    await newer('alter table things add column word text;')
    expect(await run()).toEqual([])
    expect(await things()).toEqual([1, 2])
  })

  it('is refused by a version that lacks it, with the version to use', async () => {
    await write('0003-third.sql', 'alter table things add column word text;')
    await write('0004-fourth.sql', '-- needs: 0003-third\nalter table things drop column id;')
    await run()
    await rm(join(folder, '0004-fourth.sql'))
    expect(await run()).toEqual([])
    await rm(join(folder, '0003-third.sql'))
    await expect(run()).rejects.toThrow(
      'The database has the migration 0004-fourth, which this version of the shop does not know. It was made by a newer version, which runs beside those that know 0003-third.',
    )
  })

  it('still refuses a migration numbered below one that ran', async () => {
    await write('0004-fourth.sql', 'select 1')
    await run()
    await rm(join(folder, '0004-fourth.sql'))
    await write('0003-third.sql', 'select 1')
    await expect(run()).rejects.toThrow('0003-third comes before 0004-fourth, which ran already')
  })
})

describe('migration during traffic', () => {
  it("times out while it waits for a table's lock, and completes later", async () => {
    await run()
    await write('0003-third.sql', 'alter table things add column word text;')
    const released = Promise.withResolvers<void>()
    const isHeld = Promise.withResolvers<void>()
    const holder = test.database.db.transaction().execute(async (transaction) => {
      await sql`select from things`.execute(transaction)
      isHeld.resolve()
      await released.promise
    })
    await isHeld.promise
    const migrated = run()
    const isWaiting = async () => {
      const { rows } = await sql`select from pg_locks where not granted
        and relation = 'things'::regclass`.execute(test.database.db)
      return rows.length > 0
    }
    await eventually(isWaiting, 5_000, 'the migration waits for the table')
    // These wait behind the migration, for as long as a call of the shop may wait.
    expect(await things()).toEqual([1, 2])
    released.resolve()
    await holder
    expect(await migrated).toEqual(['0003-third'])
  })

  const stepwise = `-- stepwise
drop index concurrently if exists things_by_id;
create index concurrently things_by_id on things (id);
`
  const indexes = async () => {
    const { rows } = await sql`select c.relname as name, i.indisvalid as is_valid from pg_index i
      join pg_class c on c.oid = i.indexrelid where i.indrelid = 'things'::regclass`.execute(
      test.database.db,
    )
    return rows
  }

  it('builds an index concurrently, while other processes wait for the lock', async () => {
    await run()
    await write('0003-third.sql', stepwise)
    const ran = await Promise.all(Array.from({ length: 4 }, run))
    expect(ran.flat()).toEqual(['0003-third'])
    expect(await indexes()).toEqual([{ name: 'things_by_id', is_valid: true }])
  })

  it('repeats an interrupted index build', async () => {
    await run()
    await sql`create index things_by_id on things (id) where id > 1`.execute(test.database.db)
    await sql`update pg_index set indisvalid = false
      where indexrelid = 'things_by_id'::regclass`.execute(test.database.db)
    await write('0003-third.sql', stepwise)
    await run()
    expect(await indexes()).toEqual([{ name: 'things_by_id', is_valid: true }])
  })

  it('builds an index within a transaction on an unused database', async () => {
    await run()
    await write('0003-third.sql', stepwise)
    const third = (await readMigrations(folder)).slice(-1)
    await asAdministrator(test.url, async (client) => {
      await client.query('begin')
      await runMigrations(client, third)
      await client.query('commit')
    })
    expect(await indexes()).toHaveLength(1)
    expect(await run()).toEqual([])
  })
})
