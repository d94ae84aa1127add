import type { ShopFacts } from '#config'
import { formatDate } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { findRecipient } from '#server/accounts/names.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { Letter } from '#server/mail/letter.ts'
import type { ComposedLetter } from '#server/mail/mail-worker.ts'
import type { LeasedMessage } from '#server/mail/outbox.ts'
import { testLetter } from '#server/mail/test-letter.ts'
import { WALLETS_MESSAGE } from './save-settings.ts'

/** Kind of the letter that tests the mail settings. */
export const TEST_MESSAGE = 'test'

/** Kinds of letters of this area. */
export const settingsMessages: readonly string[] = [WALLETS_MESSAGE, TEST_MESSAGE]

interface SettingsPost {
  readonly db: Queryable
  readonly facts: Pick<ShopFacts, 'name'>
  /** Origin of the shop, without a trailing slash. */
  readonly publicUrl: string
}

/** Writes a letter to an admin at the time of sending (rule: wallet-changes). */
export async function composeSettingsLetter(
  { db, facts, publicUrl }: SettingsPost,
  { kind, user_id: id, facts: noted }: LeasedMessage,
): Promise<ComposedLetter> {
  const user = id === null ? undefined : await findRecipient(db, id)
  if (!user) return { skipped: 'no-recipient' }
  if (kind === TEST_MESSAGE) return { to: user.email, letter: testLetter(facts.name) }
  // An account that has lost its admin rights gets no letter about the wallets.
  if (!user.isAdmin) return { skipped: 'no-recipient' }
  return { to: user.email, letter: walletsLetter(facts.name, publicUrl, noted ?? {}) }
}

function walletsLetter(
  shop: string,
  publicUrl: string,
  { sentence = '', by = '', at }: NonNullable<LeasedMessage['facts']>,
): Letter {
  return {
    shop,
    subject: `The transfer accounts of ${shop} were changed`,
    preview: sentence,
    headline: 'The accounts for transfers were changed',
    parts: [
      { kind: 'text', text: sentence },
      {
        kind: 'facts',
        rows: [
          { label: 'Changed by', value: by },
          ...(at === undefined ? [] : [{ label: 'On', value: formatDate(new Date(at)) }]),
        ],
      },
      {
        kind: 'text',
        text: 'If none of you made this change, somebody else has one of your passwords: bring back the previous accounts, and change your passwords at once.',
      },
      { kind: 'button', label: 'See the accounts', url: publicUrl + paths.adminSettings() },
    ],
    closing: ['Every admin gets this email whenever the accounts change.'],
  }
}
