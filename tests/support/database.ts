import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/schema/database.ts'
import { closedAfterwards } from './closing.ts'
import { asAdministrator, withDatabase } from './database-server.ts'

/** Database of one test file, with migrations applied and otherwise empty. */
export interface TestDatabase {
  readonly database: Database
  /** For a second connection, as of another process of the shop. */
  readonly url: string
}

/** Opens a new copy of the migrated template, or of a database to which nobody is connected. */
export async function openTestDatabase(like = inject('templateUrl')): Promise<TestDatabase> {
  const url = await createDatabase(`template ${nameOf(like)}`)
  return { database: openOtherPool({ url, poolSize: 8 }), url }
}

/** Opens connections to a database, as another process does; they close after the test or the file. */
export function openOtherPool(options: Parameters<typeof openDatabase>[0]): Database {
  const database = openDatabase(options)
  return { ...database, close: closedAfterwards(database.close) }
}

/**
 * Creates a database without tables and with a locale's collation, as a provider does whose server
 * is not the shop's own. Returns its address.
 */
export function createEmptyDatabase(): Promise<string> {
  return createDatabase(`template template0 locale_provider icu icu_locale 'en-US' locale 'C'`)
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

/** Creates a database that is dropped after the test or the file. */
async function createDatabase(how: string): Promise<string> {
  const templateUrl = inject('templateUrl')
  const name = `${nameOf(templateUrl)}_${randomBytes(6).toString('hex')}`
  const administrationUrl = withDatabase(templateUrl, 'postgres')
  const administer = (statement: string) =>
    asAdministrator(administrationUrl, (client) => client.query(statement))
  await administer(`create database ${name} ${how}`)
  closedAfterwards(() => administer(`drop database if exists ${name} with (force)`))
  return withDatabase(templateUrl, name)
}
