import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { MigrationError, migrate } from './migrate.ts'

let test: TestDatabase
let folder: string

beforeEach(async () => {
  test = await openTestDatabase()
  await sql`drop schema public cascade; create schema public`.execute(test.database.db)
  folder = await mkdtemp(join(tmpdir(), 'khol-migrations-'))
  await write('0001-first.sql', 'create table things (id int); insert into things values (1);')
  await write('0002-second.sql', 'insert into things select max(id) + 1 from things;')
})
afterEach(async () => {
  await test.close()
  await rm(folder, { recursive: true })
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

it('runs each file once when eight processes begin at the same time', async () => {
  const ran = await Promise.all(Array.from({ length: 8 }, run))
  expect(ran.flat()).toEqual(['0001-first', '0002-second'])
  expect(await things()).toEqual([1, 2])
})

it('leaves nothing of a file that fails, and runs it once it is right', async () => {
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
    'a database of a newer shop',
    () => rm(join(folder, '0002-second.sql')),
    /migration 0002-second, which this version/,
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

it('refuses a file whose number is below one that ran', async () => {
  await rm(join(folder, '0001-first.sql'))
  await write('0002-second.sql', 'create table things (id int);')
  await run()
  await write('0001-first.sql', 'select 1')
  await expect(run()).rejects.toThrow(/0001-first comes before 0002-second, which ran already/)
})
