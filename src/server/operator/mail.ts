import { randomUUID } from 'node:crypto'
import { isEmail } from '#domain/forms/email.ts'
import { testLetter } from '#server/mail/letter.ts'
import { type Problem, problemOf } from '#server/mail/problems.ts'
import { openMailer } from '#server/mail/smtp.ts'
import { type Operator, OperatorError, onlyEmail, UsageError, type Verb } from './verb.ts'

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
      const reason = reasons[problemOf(error).problem]
      const sentence = reason === undefined ? UNEXPECTED : `${new URL(mail.url).host} ${reason}`
      throw new OperatorError(`Nothing was sent: ${sentence}`)
    }
    say(`The mail server took it. Look in the inbox of ${to}, and in its spam folder.`)
    if (mail.owner === undefined) {
      say('Nobody is told of new orders: set MAIL_OWNER to the address that is to be told.')
    }
  },
}

const UNEXPECTED = 'something unexpected happened; try once more.'

/** Explanations with the remedy, behind the server's name; none names the password. */
const reasons: Readonly<Partial<Record<Problem, string>>> = {
  'refused-login':
    'refused the login. Look at user and password in SMTP_URL: many services want a password made for apps, and @ : / # in it are written %40 %3A %2F %23.',
  'no-secure-line':
    'offers no secure line that can be trusted. Port 465 needs smtps://, port 587 smtp://, and the name in SMTP_URL must be the one in its certificate.',
  unreachable:
    'can’t be reached. Look at name and port in SMTP_URL: usual are 587 and 465, and many networks block 25.',
  'too-slow':
    'didn’t answer in time. Often the port is the wrong one for smtp:// or smtps://, or a firewall swallows it; many networks block 25.',
  'refused-recipient': 'refused the recipient. See how the address is spelt.',
  'refused-sender':
    'doesn’t let the shop send as MAIL_FROM. Use an address of the account that logs in, or have it allowed there.',
  'over-quota':
    'takes no more messages of this account today. Letters wait and are tried again; a service with a higher limit sends them sooner.',
  'refused-by-policy':
    'refused it by its rules. See that SPF and DKIM of the domain in MAIL_FROM name this server, and that the account may send as much.',
  'refused-message':
    'took the addresses and refused the message, as servers do with what looks unwanted. Ask its service why.',
  'try-later': 'asked to try again later. Try once more in a few minutes.',
}

export const mailOwner: Verb = {
  usage: 'mail owner <subject> [text]',
  does: 'mails MAIL_OWNER, for what watches over the shop: a unit that failed, a disk that fills',
  failure: 'Nobody was told',
  run: async (words, operator) => {
    const [subject, text = '', ...more] = words
    if (!subject || more.length > 0) throw new UsageError('Give a subject and a text.')
    await mailToOwner(operator, { subject, text })
  },
}

/** Mails the owner about the operation of the shop; without an address, prints a note instead. */
export async function mailToOwner(
  { configuration: { mail, facts }, note, signal }: Operator,
  { subject, text }: { readonly subject: string; readonly text: string },
): Promise<void> {
  if (mail?.owner === undefined) {
    note('Nobody is told by mail: set SMTP_URL, MAIL_FROM and MAIL_OWNER.')
    return
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  await openMailer(mail).send({
    to: mail.owner,
    messageId: randomUUID(),
    signal,
    letter: {
      shop: facts.name,
      subject: `${facts.name}: ${subject}`,
      preview: text.slice(0, 120),
      headline: subject,
      parts: lines.map((line) => ({ kind: 'text', text: line })),
      closing: ['The machine that the shop runs on sent this by itself.'],
    },
  })
}
