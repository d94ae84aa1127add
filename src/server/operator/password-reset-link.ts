import { createPasswordResetLink } from '#server/accounts/password-reset.ts'
import { openDatabase } from '#server/schema/database.ts'
import { OperatorError, onlyEmail, type Verb } from './verb.ts'

export const passwordResetLink: Verb = {
  usage: 'password-reset-link <email>',
  does: 'makes a link with which somebody sets a new password, once, within 24 hours',
  failure: 'No link was made',
  run: async (words, { configuration, say, withDatabase }) => {
    const email = onlyEmail(words)
    const { publicUrl, host, port } = configuration
    await withDatabase(async (url) => {
      const database = openDatabase({ url, poolSize: 1 })
      try {
        const origin = publicUrl ?? `http://${host}:${port}`
        const link = await createPasswordResetLink(database.db, origin, email)
        if (link === null) throw new OperatorError(`No account has the email ${email}.`)
        say(link)
      } finally {
        await database.close()
      }
    })
  },
}
