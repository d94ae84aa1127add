import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { purgeIdle } from '#server/chores/housekeeping.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'

let stored: TestDatabase
beforeAll(async () => {
  stored = await openTestDatabase()
})
afterAll(() => stored?.close())

/** What a process of the release before says to the database when somebody orders, word by word. */
const counted = (key: string, start: number) =>
  sql<{ key: string; hits: number }>`insert into rate_windows (key, window_start, hits, expires_at)
  select key, window_start, 1, to_timestamp(window_end)
  from unnest(${[key]}::text[], ${[start]}::bigint[], ${[start + 600]}::bigint[])
    as counted (key, window_start, window_end)
  on conflict (key, window_start) do update set hits = rate_windows.hits + 1
  returning key, hits`
    .execute(stored.database.db)
    .then(({ rows }) => rows)

it('lets processes of the release before count, and so take orders, until they are gone', async () => {
  expect(await counted('order:somebody', 600)).toEqual([{ key: 'order:somebody', hits: 1 }])
  expect(await counted('order:somebody', 600)).toEqual([{ key: 'order:somebody', hits: 2 }])
  expect(await counted('order:somebody', 1200)).toEqual([{ key: 'order:somebody', hits: 1 }])
  const { rows } = await sql<{ hits: number }>`select "hits" from "rate_windows"
    where "key" = ${'order:somebody'} and "window_start" = ${600}`.execute(stored.database.db)
  expect(rows).toEqual([{ hits: 2 }])
})

it('sweeps up what they leave behind', async () => {
  await counted('order:somebody else', 600)
  expect((await purgeIdle(stored.database.db, new Date())).oldLimitWindows).toBeGreaterThan(0)
  const { rows } = await sql`select * from rate_windows`.execute(stored.database.db)
  expect(rows).toEqual([])
})
