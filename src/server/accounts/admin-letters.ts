import { formatDate } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import type { Actor } from '#server/activity/record.ts'
import { limits } from '#server/http/limits/limits.ts'
import { writeNotice } from '#server/mail/account-messages.ts'
import {
  ADMINS_MESSAGE,
  DEVICE_MESSAGE,
  TEST_MESSAGE,
  WALLETS_MESSAGE,
} from '#server/mail/kinds.ts'
import {
  button,
  factTable,
  type Letter,
  type LetterFact,
  type LetterServices,
  paragraph,
  testLetter,
} from '#server/mail/letter.ts'
import { type ComposedLetter, perMailbox } from '#server/mail/mail-worker.ts'
import type { LeasedMessage } from '#server/mail/outbox.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import type { AccountFacts, NotedChange } from '#server/schema/message-facts.ts'
import { adminIds } from './admin-rows.ts'
import { findRecipient, knownAccounts } from './users.ts'

type RightsChange = 'made' | 'taken' | 'deleted'

/** Queues a letter to every admin about a change of the admins (rule: account-letters). */
export async function queueAdminNotice(
  tx: ShopTransaction,
  by: Actor,
  change: Pick<NotedChange, 'subject' | 'isTrusted'> & { readonly change: RightsChange },
): Promise<void> {
  await writeToAdmins(tx, ADMINS_MESSAGE, { ...change, by: by?.name ?? 'Operator' })
}

/** Queues a letter to every admin about a change that has just happened. */
export async function writeToAdmins(
  tx: ShopTransaction,
  kind: string,
  change: NotedChange,
): Promise<void> {
  const facts = { ...change, at: new Date().toISOString() }
  for (const userId of await adminIds(tx)) await writeNotice(tx, kind, { userId }, facts)
}

/**
 * Queues a letter to an admin about a login on a device that the account has not used before,
 * while the shop sends mail (rule: account-letters).
 *
 * @param device 'Chrome on Android'; '' if unknown
 */
export async function queueDeviceLetter(
  tx: ShopTransaction,
  userId: string,
  device: string,
): Promise<void> {
  await writeNotice(tx, DEVICE_MESSAGE, { userId }, { device, at: new Date().toISOString() })
}

/**
 * Writes a letter to an admin about admins, logins or wallets, or the test of the mail settings
 * (rules: account-letters, wallet-changes). An account that lost its rights gets none.
 */
export async function composeAdminLetter(
  services: LetterServices,
  { kind, user_id: id, facts: noted }: LeasedMessage,
): Promise<ComposedLetter> {
  const user = await findRecipient(services.db, id)
  if (!user?.isAdmin) return { skipped: 'no-recipient' }
  if (kind === TEST_MESSAGE) return { to: user.email, letter: testLetter(services.facts.name) }
  const changes = changesOf(noted)
  const limit = kind === DEVICE_MESSAGE ? limits.loginNoticesToAdmin : limits.noticesToAdmin
  return {
    to: user.email,
    letter: await letterOf(kind, services, changes),
    limits: [perMailbox(limit, user.email)],
    waitsForLimits: true,
  }
}

/** Changes that a notice reports, the oldest first. */
export function changesOf(noted: AccountFacts | null): readonly NotedChange[] {
  const { earlier = [], ...latest } = noted ?? {}
  return [...earlier, latest]
}

async function letterOf(
  kind: string,
  { db, facts: { name: shop }, publicUrl }: LetterServices,
  changes: readonly NotedChange[],
): Promise<Letter> {
  switch (kind) {
    case DEVICE_MESSAGE:
      return deviceLetter(shop, publicUrl, changes)
    case WALLETS_MESSAGE:
      return walletsLetter(shop, publicUrl, changes)
    default: {
      const subjects = changes.flatMap(({ subject }) => subject ?? [])
      return rightsLetter(shop, publicUrl, changes, await knownAccounts(db, subjects))
    }
  }
}

/** Row with the date of a change. */
function dateRow({ at }: NotedChange): readonly LetterFact[] {
  return at === undefined ? [] : [{ label: 'On', value: formatDate(new Date(at)) }]
}

/** Rows with the author and the date of a change. */
function authorRows(change: NotedChange): readonly LetterFact[] {
  return [{ label: 'Changed by', value: change.by ?? '' }, ...dateRow(change)]
}

function rightsLetter(
  shop: string,
  publicUrl: string,
  changes: readonly NotedChange[],
  names: Awaited<ReturnType<typeof knownAccounts>>,
): Letter {
  return {
    shop,
    subject: `The admins of ${shop} were changed`,
    preview: sentenceOf(changes.at(-1)),
    headline: 'The admins of the shop were changed',
    parts: [
      ...changes.flatMap((change) => [
        paragraph(sentenceOf(change)),
        factTable(
          { label: 'Account', value: names.get(change.subject ?? '')?.name ?? '' },
          ...authorRows(change),
        ),
      ]),
      paragraph(
        'If none of you made this change, somebody else has one of your passwords: look at the list of users, and change your passwords at once.',
      ),
      button('See the users', publicUrl + paths.adminUsers()),
    ],
    closing: ['Every admin gets this email whenever an account gets or loses admin rights.'],
  }
}

function sentenceOf({ change, isTrusted }: NotedChange = {}): string {
  switch (change) {
    case 'made':
      return isTrusted
        ? 'An account was made an admin. It may change the accounts for transfers at once.'
        : 'An account was made an admin. It has to wait before it may change the accounts for transfers.'
    case 'taken':
      return 'An account lost its admin rights.'
    default:
      return 'The account of an admin was deleted.'
  }
}

function walletsLetter(shop: string, publicUrl: string, changes: readonly NotedChange[]): Letter {
  const isNumberAlone = changes.every(({ change }) => change === 'whatsapp')
  const [subject, headline, previous] = isNumberAlone
    ? [`The WhatsApp number of ${shop} was changed`, 'The WhatsApp number was changed', 'number']
    : [
        `The transfer accounts of ${shop} were changed`,
        'The accounts for transfers were changed',
        'accounts',
      ]
  return {
    shop,
    subject,
    preview: changes.at(-1)?.sentence ?? '',
    headline,
    parts: [
      ...changes.flatMap((change) => [
        paragraph(change.sentence ?? ''),
        factTable(...authorRows(change)),
      ]),
      paragraph(
        `If none of you made this change, somebody else has one of your passwords: bring back the previous ${previous}, and change your passwords at once.`,
      ),
      button(`See the ${previous}`, publicUrl + paths.adminSettings()),
    ],
    closing: [
      `Every admin gets this email whenever the ${previous} change${isNumberAlone ? 's' : ''}.`,
    ],
  }
}

function deviceLetter(shop: string, publicUrl: string, changes: readonly NotedChange[]): Letter {
  const sentence = 'Your account was logged in to on a device that it had not used before.'
  return {
    shop,
    subject: `A login to ${shop} on a new device`,
    preview: sentence,
    headline: 'A login on a new device',
    parts: [
      paragraph(sentence),
      ...changes.map((change) =>
        factTable({ label: 'Device', value: change.device || 'unknown' }, ...dateRow(change)),
      ),
      paragraph('If it was not you, choose a new password at once: it logs out every device.'),
      button('Open my profile', publicUrl + paths.profile()),
    ],
    closing: ['Every admin gets this email at the first login on a kind of device.'],
  }
}
