import { randomUUID } from 'node:crypto'
import { openMailer } from '#server/mail/smtp.ts'
import type { Operator } from './verb.ts'

/** Message to the owner about the operation of the shop. */
interface News {
  readonly subject: string
  readonly text: string
}

/** Mails the owner; without mail or an owner's address, prints a note instead. */
export async function tellOwner(
  { configuration: { mail, facts }, note, signal }: Operator,
  { subject, text }: News,
): Promise<void> {
  if (mail?.owner === undefined) {
    note('Nobody is told by mail: set SMTP_URL, MAIL_FROM and MAIL_OWNER.')
    return
  }
  await openMailer(mail).send({
    to: mail.owner,
    messageId: randomUUID(),
    signal,
    letter: {
      shop: facts.name,
      subject: `${facts.name}: ${subject}`,
      preview: text.slice(0, 120),
      headline: subject,
      parts: text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => ({ kind: 'text', text: line })),
      closing: ['The machine that the shop runs on sent this by itself.'],
    },
  })
}
