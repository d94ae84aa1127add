import { parseArgs } from 'node:util'
import { trustAdmin } from '#server/accounts/admin-rows.ts'
import { createAdmin } from '#server/accounts/admins.ts'
import { createPasswordResetLink } from '#server/accounts/password-reset.ts'
import { switchOffSecondStep } from '#server/accounts/second-step/enrolment.ts'
import { migrate } from '#server/schema/migrate.ts'
import { connected, OperatorError, onlyEmail, type Verb } from './verb.ts'

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
      const made = await connected(url, (db) => createAdmin(db, { email, name: values.name }))
      say(`Admin login: ${made.email}\nAdmin password: ${made.generatedPassword}`)
    })
  },
}

/** (rule: rights-are-money) */
export const adminTrust: Verb = {
  usage: 'admin trust <email>',
  does: 'lets a new admin, or one whose password was set by a link, change the wallets and other admins at once instead of after 24 hours',
  failure: 'Nothing was changed',
  run: async (words, { say, withDatabase }) => {
    const email = onlyEmail(words)
    await withDatabase(async (url) => {
      const outcome = await connected(url, (db) => trustAdmin(db, email))
      if (outcome === 'no admin') throw new OperatorError(`No admin has the email ${email}.`)
      say(
        outcome === 'done'
          ? `${email} may now change the wallets and other admins.`
          : `${email} may do so already.`,
      )
    })
  },
}

export const passwordResetLink: Verb = {
  usage: 'password-reset-link <email>',
  does: 'makes a link with which somebody sets a new password, once, within 24 hours',
  failure: 'No link was made',
  run: async (words, { configuration: { publicUrl, host, port }, say, withDatabase }) => {
    const email = onlyEmail(words)
    const origin = publicUrl ?? `http://${host}:${port}`
    await withDatabase(async (url) => {
      const link = await connected(url, (db) => createPasswordResetLink(db, origin, email))
      if (link === null) throw new OperatorError(`No account has the email ${email}.`)
      say(link)
    })
  },
}

export const secondStepOff: Verb = {
  usage: 'second-step off <email>',
  does: 'switches two-step verification off for somebody who lost phone and recovery codes',
  failure: 'Nothing was switched off',
  run: async (words, { configuration: { facts }, say, withDatabase }) => {
    const email = onlyEmail(words)
    await withDatabase(async (url) => {
      const outcome = await connected(url, (db) => switchOffSecondStep(db, email))
      if (outcome !== 'done') throw new OperatorError(`${email} has ${outcome}.`)
      say(`Two-step verification of ${email} is off: the password alone logs in.`)
      say(facts.sendsMail ? 'The account is told by mail.' : 'No mail: tell them yourself.')
    })
  },
}
