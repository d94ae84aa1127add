import { sql } from 'kysely'
import { openOtherPool, openTestDatabase } from './database.ts'

/** Opens a new test database whose `now()` can be set; the defaults of columns use the real one. */
export async function openSteppedDatabase() {
  const stored = await openTestDatabase()
  const { db } = stored.database
  await sql`create schema stepped`.execute(db)
  await sql`create table stepped.clock as select 0 as seconds`.execute(db)
  await sql`create function stepped.now() returns timestamptz stable language sql as
    'select pg_catalog.now() + seconds * interval ''1 second'' from stepped.clock'`.execute(db)
  const url = new URL(stored.url)
  url.searchParams.set('options', '-c search_path=stepped,pg_catalog,public')
  return {
    database: openOtherPool({ url: url.href, poolSize: 4 }),
    /** Sets the clock forward, or back when `seconds` is negative. */
    step: async (seconds: number) => {
      await sql`update stepped.clock set seconds = seconds + ${seconds}`.execute(db)
    },
  }
}
