import { paths } from '#domain/paths.ts'
import { changesOf, dateRow } from '#server/accounts/admin-letters.ts'
import { findRecipient } from '#server/accounts/users.ts'
import { limits } from '#server/http/limits/limits.ts'
import { TEST_MESSAGE } from '#server/mail/kinds.ts'
import type { Letter, LetterPart, LetterServices } from '#server/mail/letter.ts'
import { testLetter } from '#server/mail/letter.ts'
import { type ComposedLetter, perMailbox } from '#server/mail/mail-worker.ts'
import type { LeasedMessage } from '#server/mail/outbox.ts'
import type { NotedChange } from '#server/schema/message-facts.ts'

/** Writes a letter to an admin at the time of sending (rule: wallet-changes). */
export async function composeSettingsLetter(
  { db, facts, publicUrl }: LetterServices,
  { kind, user_id: id, facts: noted }: LeasedMessage,
): Promise<ComposedLetter> {
  const user = await findRecipient(db, id)
  if (!user) return { skipped: 'no-recipient' }
  if (kind === TEST_MESSAGE) return { to: user.email, letter: testLetter(facts.name) }
  // An account that has lost its admin rights gets no letter about the wallets.
  if (!user.isAdmin) return { skipped: 'no-recipient' }
  return {
    to: user.email,
    letter: walletsLetter(facts.name, publicUrl, changesOf(noted)),
    limits: [perMailbox(limits.noticesToAdmin, user.email)],
    waitsForLimits: true,
  }
}

function walletsLetter(shop: string, publicUrl: string, changes: readonly NotedChange[]): Letter {
  return {
    shop,
    subject: `The transfer accounts of ${shop} were changed`,
    preview: changes.at(-1)?.sentence ?? '',
    headline: 'The accounts for transfers were changed',
    parts: [
      ...changes.flatMap((change): LetterPart[] => [
        { kind: 'text', text: change.sentence ?? '' },
        {
          kind: 'facts',
          rows: [{ label: 'Changed by', value: change.by ?? '' }, ...dateRow(change)],
        },
      ]),
      {
        kind: 'text',
        text: 'If none of you made this change, somebody else has one of your passwords: bring back the previous accounts, and change your passwords at once.',
      },
      { kind: 'button', label: 'See the accounts', url: publicUrl + paths.adminSettings() },
    ],
    closing: ['Every admin gets this email whenever the accounts change.'],
  }
}
