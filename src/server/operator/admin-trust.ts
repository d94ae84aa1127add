import { trustAdmin } from '#server/accounts/admin-rows.ts'
import { openDatabase } from '#server/schema/database.ts'
import { OperatorError, onlyEmail, type Verb } from './verb.ts'

/** (rule: rights-are-money) */
export const adminTrust: Verb = {
  usage: 'admin trust <email>',
  does: 'lets a new admin, or one whose password was set by a link, change the wallets and other admins at once instead of after 24 hours',
  failure: 'Nothing was changed',
  run: async (words, { say, withDatabase }) => {
    const email = onlyEmail(words)
    await withDatabase(async (url) => {
      const database = openDatabase({ url, poolSize: 1 })
      try {
        const outcome = await trustAdmin(database.db, email)
        if (outcome === 'no admin') throw new OperatorError(`No admin has the email ${email}.`)
        say(
          outcome === 'done'
            ? `${email} may now change the wallets and other admins.`
            : `${email} may do so already.`,
        )
      } finally {
        await database.close()
      }
    })
  },
}
