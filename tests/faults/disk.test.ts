import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { DatabaseError } from '#platform/database/errors.ts'
import { openOtherPool } from '#testing/database.ts'
import { openOwnServer } from '#testing/own-server.ts'
import { eventually } from '#testing/processes.ts'

const own = await openOwnServer()
const database = openOtherPool({ url: own.server.url, poolSize: 2 })
await sql`create table things (id int)`.execute(database.db)

const write = () =>
  sql`insert into things values (1)`.execute(database.db).then(
    () => 'written',
    (error: DatabaseError) => error.kind,
  )
const read = async () =>
  (await sql<{ n: number }>`select count(*) as n from things`.execute(database.db)).rows[0]?.n

it('the database refuses changes while the disk is almost full, keeps reading, and accepts them again 5 s after', async () => {
  expect(await write()).toBe('written')
  own.disk.freeMegabytes = 10
  await eventually(async () => (await write()) === 'full', 5_000, 'writes are refused')
  const count = await read()
  expect(await write()).toBe('full')
  expect(await read()).toBe(count)
  expect(own.said.at(-1)).toContain(
    'The disk is almost full, so the shop takes no changes: 10 MB free',
  )
  own.disk.freeMegabytes = 1_000
  await eventually(async () => (await write()) === 'written', 5_000, 'writes work again')
  expect(own.said.at(-1)).toContain('There is room on the disk again')
})

it('the database stays read-only across a crash of the server', async () => {
  own.disk.freeMegabytes = 10
  await eventually(async () => (await write()) === 'full', 5_000, 'writes are refused')
  const pid = own.server.pid() ?? 0
  process.kill(pid, 'SIGKILL')
  await eventually(
    async () => own.server.pid() !== pid && (await read()) !== undefined,
    15_000,
    'back',
  )
  expect(await write()).toBe('full')
  own.disk.freeMegabytes = 1_000
  await eventually(async () => (await write()) === 'written', 5_000, 'writes work again')
})
