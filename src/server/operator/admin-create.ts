import { parseArgs } from 'node:util'
import { createAdmin } from '#server/accounts/admins.ts'
import { openDatabase } from '#server/schema/database.ts'
import { migrate } from '#server/schema/migrate.ts'
import { onlyEmail, type Verb } from './verb.ts'

export const adminCreate: Verb = {
  usage: 'admin create <email> [--name <name>]',
  does: 'makes a new admin, or makes an existing account an admin, with a new password that is shown once',
  failure: 'No admin was made',
  run: async (words, { say, withDatabase }) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { name: { type: 'string' } },
      allowPositionals: true,
    })
    const email = onlyEmail(positionals)
    await withDatabase(async (url) => {
      await migrate(url)
      const database = openDatabase({ url, poolSize: 1 })
      try {
        const made = await createAdmin(database.db, { email, name: values.name })
        say(`Admin login: ${made.email}\nAdmin password: ${made.generatedPassword}`)
      } finally {
        await database.close()
      }
    })
  },
}
