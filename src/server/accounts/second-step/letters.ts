import { formatDate } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import type { ShopTransaction } from '#server/database/transaction.ts'
import type { ComposedLetter } from '#server/mail/mail-worker.ts'
import { type LeasedMessage, writeToAccounts } from '#server/mail/outbox.ts'
import type { Parts } from '#server/parts.ts'
import type { AccountPost } from '../forgotten-password.ts'
import { findRecipient } from '../names.ts'

/** Kind of the letter about a second step or passkey that was added or removed. */
export const LOGIN_MESSAGE = 'login-changed'

/** Queues a message about a changed login method, if the shop sends mail. */
export async function queueLoginLetter(
  tx: ShopTransaction,
  facts: Pick<Parts['facts'], 'sendsMail'>,
  userId: string,
  sentence: string,
): Promise<void> {
  if (!facts.sendsMail) return
  const at = new Date().toISOString()
  await writeToAccounts(tx, LOGIN_MESSAGE, [userId], { sentence, at })
}

/** Writes the letter about a changed login method. */
export async function composeLoginLetter(
  { db, facts, publicUrl }: AccountPost,
  { user_id: id, facts: noted }: LeasedMessage,
): Promise<ComposedLetter> {
  const user = id === null ? undefined : await findRecipient(db, id)
  if (!user) return { nothing: 'nobody' }
  const { sentence = '', at } = noted ?? {}
  const letter = {
    shop: facts.name,
    subject: `Your login at ${facts.name} was changed`,
    preview: sentence,
    headline: 'Your login was changed',
    parts: [
      { kind: 'text' as const, text: sentence },
      ...(at === undefined
        ? []
        : [{ kind: 'facts' as const, rows: [{ label: 'On', value: formatDate(new Date(at)) }] }]),
      {
        kind: 'text' as const,
        text: 'If it was not you, choose a new password at once and look at the second step and the passkeys on your profile.',
      },
      { kind: 'button' as const, label: 'Open my profile', url: publicUrl + paths.profile() },
    ],
    closing: [`Questions? Message @${facts.handle} (${facts.directMessageUrl}).`],
  }
  return { to: user.email, letter }
}
