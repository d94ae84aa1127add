import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/database/connection.ts'
import { asAdministrator, withDatabase } from './database-server.ts'

/** A database of a test file's own, empty but for what the migrations make. */
export interface TestDatabase {
  readonly database: Database
  /** For a second connection, as another process of the shop would have. */
  readonly url: string
  /** Closes and drops it; call it in `afterAll`. */
  readonly close: () => Promise<void>
}

/** Opens a fresh copy of the migrated template. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl')
  const template = new URL(templateUrl).pathname.slice(1)
  const name = `${template}_${randomBytes(6).toString('hex')}`
  const administrationUrl = withDatabase(templateUrl, 'postgres')
  await asAdministrator(administrationUrl, (client) =>
    client.query(`create database ${name} template ${template}`),
  )
  const url = withDatabase(templateUrl, name)
  const database = openDatabase({ url, poolSize: 8 })
  return {
    database,
    url,
    close: async () => {
      await database.close()
      await asAdministrator(administrationUrl, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      )
    },
  }
}
