import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/schema/database.ts'
import { asAdministrator, withDatabase } from './database-server.ts'

/** Database of one test file, with migrations applied and otherwise empty. */
export interface TestDatabase {
  readonly database: Database
  /** For a second connection, as of another process of the shop. */
  readonly url: string
  /** Closes and drops it; call it in `afterAll`. */
  readonly close: () => Promise<void>
}

/** Opens a new copy of the migrated template. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await createDatabase(`template ${templateName()}`)
  const database = openDatabase({ url, poolSize: 8 })
  return {
    database,
    url,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/** Empty database, as a shop owner's provider creates it. */
export interface EmptyDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/**
 * Creates a database without tables and with a locale's collation, the default of most servers
 * other than the shop's own.
 */
export function createEmptyDatabase(): Promise<EmptyDatabase> {
  return createDatabase(`template template0 locale_provider icu icu_locale 'en-US' locale 'C'`)
}

function templateName(): string {
  return new URL(inject('templateUrl')).pathname.slice(1)
}

async function createDatabase(how: string): Promise<EmptyDatabase> {
  const templateUrl = inject('templateUrl')
  const name = `${templateName()}_${randomBytes(6).toString('hex')}`
  const administrationUrl = withDatabase(templateUrl, 'postgres')
  await asAdministrator(administrationUrl, (client) =>
    client.query(`create database ${name} ${how}`),
  )
  return {
    url: withDatabase(templateUrl, name),
    drop: async () => {
      await asAdministrator(administrationUrl, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      )
    },
  }
}
