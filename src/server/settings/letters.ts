import type { ShopFacts } from '#config'
import { formatDate } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { findRecipient } from '#server/accounts/names.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { Letter } from '#server/mail/letter.ts'
import type { ComposedLetter } from '#server/mail/mail-worker.ts'
import type { TakenMessage } from '#server/mail/outbox.ts'
import { testLetter } from '#server/mail/test-letter.ts'
import { WALLETS_MESSAGE } from './save-settings.ts'

/** The kind of the letter by which an admin tries the mail. */
export const TEST_MESSAGE = 'test'

/** The kinds of letters that this area writes. */
export const settingsMessages: readonly string[] = [WALLETS_MESSAGE, TEST_MESSAGE]

interface SettingsPost {
  readonly db: Queryable
  readonly facts: Pick<ShopFacts, 'name'>
  /** Origin of the shop, without a slash at the end. */
  readonly publicUrl: string
}

/** Writes a letter to an admin when it is to be sent (rule: wallet-changes). */
export async function composeSettingsLetter(
  { db, facts, publicUrl }: SettingsPost,
  { kind, user_id: id, facts: noted }: TakenMessage,
): Promise<ComposedLetter> {
  const user = id === null ? undefined : await findRecipient(db, id)
  if (!user) return { nothing: 'nobody' }
  if (kind === TEST_MESSAGE) return { to: user.email, letter: testLetter(facts.name) }
  // An account without admin rights any more gets no letter about the shop's accounts.
  if (!user.isAdmin) return { nothing: 'nobody' }
  return { to: user.email, letter: walletsLetter(facts.name, publicUrl, noted ?? {}) }
}

function walletsLetter(
  shop: string,
  publicUrl: string,
  { sentence = '', by = '', at }: NonNullable<TakenMessage['facts']>,
): Letter {
  return {
    shop,
    subject: `The accounts of ${shop} were changed`,
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
        text: 'If nobody of you did this, somebody else has a password of yours: go back to the accounts before, and change your passwords at once.',
      },
      { kind: 'button', label: 'See the accounts', url: publicUrl + paths.adminSettings() },
    ],
    closing: ['Every admin gets this letter whenever the accounts change.'],
  }
}
