import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/database/connection.ts'
import { type EmbeddedServer, startEmbedded } from '#server/database/embedded/server.ts'
import type { DatabaseError } from '#server/database/errors.ts'
import { eventually, temporaryFolder } from '#testing/processes.ts'

const megabyte = 1024 * 1024

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: EmbeddedServer
let database: Database
let freeMegabytes = 1_000
const said: string[] = []

beforeAll(async () => {
  folder = await temporaryFolder()
  server = await startEmbedded({
    dataDirectory: folder.path,
    freeBytes: async () => freeMegabytes * megabyte,
    onProgress: (message) => said.push(message),
  })
  database = openDatabase({ url: server.url, poolSize: 2 })
  await sql`create table things (id int)`.execute(database.db)
})
afterAll(async () => {
  await database.close()
  await server.stop()
  await folder.remove()
})

const write = () =>
  sql`insert into things values (1)`.execute(database.db).then(
    () => 'written',
    (error: DatabaseError) => error.kind,
  )
const read = async () =>
  (await sql<{ n: number }>`select count(*) as n from things`.execute(database.db)).rows[0]?.n

it('takes no changes while the disk is almost full, goes on reading, and takes them again 5 s after', async () => {
  expect(await write()).toBe('written')
  freeMegabytes = 10
  await eventually(async () => (await write()) === 'full', 5_000, 'writes are refused')
  const count = await read()
  expect(await write()).toBe('full')
  expect(await read()).toBe(count)
  expect(said.at(-1)).toContain('The disk is almost full, so the shop takes no changes: 10 MB free')
  freeMegabytes = 1_000
  await eventually(async () => (await write()) === 'written', 5_000, 'writes work again')
  expect(said.at(-1)).toContain('There is room on the disk again')
})

it('stays so over a crash of the server', async () => {
  freeMegabytes = 10
  await eventually(async () => (await write()) === 'full', 5_000, 'writes are refused')
  const pid = server.pid() ?? 0
  process.kill(pid, 'SIGKILL')
  await eventually(async () => server.pid() !== pid && (await read()) !== undefined, 15_000, 'back')
  expect(await write()).toBe('full')
  freeMegabytes = 1_000
  await eventually(async () => (await write()) === 'written', 5_000, 'writes work again')
})
