import { sql } from 'kysely'
import { type Database, openDatabase } from '#server/schema/database.ts'
import { openTestDatabase } from './database.ts'

/** Test database with a settable clock. */
export interface SteppedDatabase {
  /** Statements use the clock; column defaults do not. */
  readonly database: Database
  /** Sets the clock forward, or back when `seconds` is negative. */
  readonly step: (seconds: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a new test database whose `now()` can be set. */
export async function openSteppedDatabase(): Promise<SteppedDatabase> {
  const stored = await openTestDatabase()
  const { db } = stored.database
  await sql`create schema stepped`.execute(db)
  await sql`create table stepped.clock as select 0 as seconds`.execute(db)
  await sql`create function stepped.now() returns timestamptz stable language sql as
    'select pg_catalog.now() + seconds * interval ''1 second'' from stepped.clock'`.execute(db)
  const url = new URL(stored.url)
  url.searchParams.set('options', '-c search_path=stepped,pg_catalog,public')
  const database = openDatabase({ url: url.href, poolSize: 4 })
  return {
    database,
    step: async (seconds) => {
      await sql`update stepped.clock set seconds = seconds + ${seconds}`.execute(db)
    },
    close: async () => {
      await database.close()
      await stored.close()
    },
  }
}
