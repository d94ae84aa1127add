import { ensureFirstAdmin } from '#server/accounts/admins.ts'
import type { Configuration } from '#server/configuration/configuration.ts'
import type { Database } from '#server/schema/database.ts'
import { fillEmptyShop, isStocked } from './fill.ts'

export interface FirstStart {
  readonly configuration: Configuration
  readonly database: Database
  readonly say: (line: string) => void
}

/** Prepares a shop before it opens: an admin and, if configured, the demo catalogue. */
export async function prepareFirstStart(start: FirstStart): Promise<void> {
  const { configuration, database } = start
  if (configuration.demoCatalogue && !(await isStocked(database.db))) {
    await fillEmptyShop(database.db, new Date())
  }
  await welcomeAdmin(start)
}

/** Prints the new login once, as only its hash is stored (rule: first-admin). */
async function welcomeAdmin({ configuration, database, say }: FirstStart): Promise<void> {
  const made = await ensureFirstAdmin(database.db, configuration.admin)
  if (made === null) return
  const password = made.generatedPassword ?? 'the one in ADMIN_PASSWORD'
  say(`Admin login: ${made.email}\nAdmin password: ${password}`)
  if (made.generatedPassword !== null) say('Keep it now: it is not shown again.')
}
