import { randomUUID } from 'node:crypto'
import { isEmail } from '#domain/forms/email.ts'
import { testLetter } from '#server/mail/letter.ts'
import { type Problem, problemOf } from '#server/mail/problems.ts'
import { openMailer } from '#server/mail/smtp.ts'
import { OperatorError, onlyEmail, UsageError, type Verb } from './verb.ts'

/** Command that sends one message with the present settings; needs no database or running shop. */
export const mailTest: Verb = {
  usage: 'mail test <email>',
  does: 'sends a message with the settings of SMTP_URL and MAIL_FROM, and says what went wrong',
  failure: 'Nothing was sent',
  run: async (words, { configuration: { mail, facts }, say, signal }) => {
    const to = onlyEmail(words)
    if (!isEmail(to)) throw new UsageError('Name one e-mail.')
    if (mail === undefined) {
      throw new OperatorError(
        'Mail is off: set SMTP_URL, such as smtp://user:password@smtp.example.com:587, and MAIL_FROM.',
      )
    }
    try {
      const letter = testLetter(facts.name)
      await openMailer(mail).send({ to, letter, messageId: randomUUID(), signal })
    } catch (error) {
      signal.throwIfAborted()
      throw new OperatorError(`Nothing was sent: ${reasons[problemOf(error).problem](mail.url)}`)
    }
    say(`The mail server took it. Look in the inbox of ${to}, and in its spam folder.`)
    if (mail.owner === undefined) {
      say('Nobody is told of new orders: set MAIL_OWNER to the address that is to be told.')
    }
  },
}

/** Explanation with the remedy; it may name the server, never the password. */
const reasons: Readonly<Record<Problem, (url: string) => string>> = {
  'refused-login': (url) =>
    `${hostOf(url)} refused the login. Look at user and password in SMTP_URL: many services want a password made for apps, and @ : / # in it are written %40 %3A %2F %23.`,
  'no-secure-line': (url) =>
    `${hostOf(url)} offers no secure line that can be trusted. Port 465 needs smtps://, port 587 smtp://, and the name in SMTP_URL must be the one in its certificate.`,
  unreachable: (url) =>
    `${hostOf(url)} can’t be reached. Look at name and port in SMTP_URL: usual are 587 and 465, and many networks block 25.`,
  'too-slow': (url) =>
    `${hostOf(url)} didn’t answer in time. Often the port is the wrong one for smtp:// or smtps://, or a firewall swallows it; many networks block 25.`,
  'refused-recipient': (url) =>
    `${hostOf(url)} refused the recipient. See how the address is spelt.`,
  'refused-sender': (url) =>
    `${hostOf(url)} doesn’t let the shop send as MAIL_FROM. Use an address of the account that logs in, or have it allowed there.`,
  'over-quota': (url) =>
    `${hostOf(url)} takes no more messages of this account today. Letters wait and are tried again; a service with a higher limit sends them sooner.`,
  'refused-by-policy': (url) =>
    `${hostOf(url)} refused it by its rules. See that SPF and DKIM of the domain in MAIL_FROM name this server, and that the account may send as much.`,
  'refused-message': (url) =>
    `${hostOf(url)} took the addresses and refused the message, as servers do with what looks unwanted. Ask its service why.`,
  'try-later': (url) => `${hostOf(url)} asked to try again later. Try once more in a few minutes.`,
  'too-many-letters': () => unexpected,
  restored: () => unexpected,
  unknown: () => unexpected,
}

const unexpected = 'something unexpected happened; try once more.'

function hostOf(url: string): string {
  return new URL(url).host
}
