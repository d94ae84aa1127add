import { formatDate } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import type { ComposedLetter } from '#server/mail/mail-worker.ts'
import type { TakenMessage } from '#server/mail/outbox.ts'
import type { AccountPost } from '../forgotten-password.ts'
import { findRecipient } from '../names.ts'

/** Writes the letter that tells an account that its second step was switched on or off. */
export async function composeSecondStepLetter(
  { db, facts, publicUrl }: AccountPost,
  { user_id: id, facts: noted }: TakenMessage,
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
        text: 'If it was not you, choose a new password at once and look at the second step on your profile.',
      },
      { kind: 'button' as const, label: 'Open my profile', url: publicUrl + paths.profile() },
    ],
    closing: [`Questions? Message @${facts.handle} (${facts.directMessageUrl}).`],
  }
  return { to: user.email, letter }
}
