import { sql } from 'kysely'
import { mailboxKey } from '#domain/forms/email.ts'
import type { Language } from '#domain/languages.ts'
import {
  type CustomerMessage,
  isForOwner,
  isOutdated,
  type OrderMessage,
  type OwnerMessage,
} from '#domain/orders/messages.ts'
import { isProofWaiting } from '#domain/orders/proof.ts'
import { inLanguage } from '#messages'
import { adminMailboxes } from '#server/accounts/admin-rows.ts'
import { limits } from '#server/http/limits/limits.ts'
import type { LetterServices } from '#server/mail/letter.ts'
import { type ComposedLetter, perMailbox } from '#server/mail/mail-worker.ts'
import {
  isFirstOfKind,
  type LeasedMessage,
  messageFactColumns,
  messagesWritten,
  notifyMailWorkers,
} from '#server/mail/outbox.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { choicesFrom, readSection } from '#server/settings/stored-settings.ts'
import { type Period, walletsShownAt } from '#server/settings/wallet-changes.ts'
import { orderRows, stateOf, storedProof } from '../rows.ts'
import { orderLetter } from './letters.ts'

export interface OrderLetterServices extends LetterServices {
  /** MAIL_OWNER; undefined when it is not configured. */
  readonly owner: string | undefined
}

/** Composes the letter about an order when it is sent; an outdated one is not sent. */
export async function composeAboutOrder(
  { db, facts, publicUrl, owner }: OrderLetterServices,
  message: LeasedMessage,
): Promise<ComposedLetter> {
  const order = await orderRows(db).where('orders.id', '=', message.order_id).executeTakeFirst()
  const kind = message.kind as OrderMessage
  if (!order) return { skipped: 'no-recipient' }
  const recipients = isForOwner(kind)
    ? await messageRecipients(db, kind, owner)
    : [{ id: '', address: order.customer_email }]
  // A message that was split has a single recipient.
  const only = message.facts?.recipient
  const mailboxes = recipients.filter(({ id }) => only === undefined || id === only)
  const [mailbox] = mailboxes
  if (!mailbox) return { skipped: 'no-recipient' }
  const present = { status: order.status, isPaid: order.paid_at !== null }
  const messageFacts = { ...present, courier: '', trackingNumber: '', note: '', ...message.facts }
  const proof = storedProof(order)
  const now = { ...present, isProofWaiting: isProofWaiting({ ...stateOf(order), proof }) }
  if (isOutdated(kind, messageFacts, now)) return { skipped: 'overtaken' }
  if (mailboxes.length > 1) return { recipients: mailboxes.map(({ id }) => id) }
  const to = mailbox.address
  // The same transfer accounts as on the order's page (rule: wallet-changes).
  const orderWallets = await walletsShownAt(db, order.created_at, facts.wallets)
  const wallets = orderWallets.wallets ?? facts.wallets
  // Letters to the owner and the admins are in English.
  const news = { kind, order, messageFacts, proof, shop: { ...facts, wallets }, publicUrl }
  const letter = inLanguage(isForOwner(kind) ? 'en' : order.language, () => orderLetter(news))
  if (isForOwner(kind)) return { to, letter }
  const limit = order.is_guest ? limits.lettersOfGuestOrders : limits.lettersOfAccountOrders
  return { to, letter, limits: [perMailbox(limit, to)] }
}

/** Language of the latest order of an account, English without one (rule: letters-by-language). */
export async function languageOfAccount(db: Queryable, userId: string): Promise<Language> {
  const order = await db
    .selectFrom('orders')
    .select('language')
    .where('user_id', '=', userId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order?.language ?? 'en'
}

/**
 * Warns customers of unpaid transfers placed in these periods, once each, of accounts that were
 * taken back, and counts the versions of their orders up (rule: wallet-changes).
 */
export async function warnOfRevokedWallets(
  tx: ShopTransaction,
  periods: readonly Period[],
): Promise<void> {
  const from = periods.map((period) => period.from)
  const until = periods.map((period) => period.until)
  await sql`with warned as (
      update orders set version = version + 1
      where payment_method = 'Online_Manual' and paid_at is null and cancelled_at is null
        and exists (
          select from unnest(${from}::timestamptz[], ${until}::timestamptz[]) as period (since, until)
          where orders.created_at >= period.since and orders.created_at < period.until)
      returning ${sql.raw(messageFactColumns)}
    ), written as (
      ${sql.raw(messagesWritten('warned'))}
      where kind = ${'wallets-revoked' satisfies CustomerMessage} and ${sql.raw(isFirstOfKind('warned'))}
      returning id
    )
    select ${sql.raw(notifyMailWorkers('written'))}
    from warned`.execute(tx)
}

/** A recipient of the owner's messages: the owner's address, or an admin by the account's id. */
interface Recipient {
  readonly id: string
  readonly address: string
}

/** Reserved `id` of the owner's address, which belongs to no account. */
const OWNER_MAILBOX = 'owner'

/** Mailboxes for a message of this kind, without duplicates; `owner` is MAIL_OWNER. */
async function messageRecipients(
  db: Queryable,
  kind: OwnerMessage,
  owner: string | undefined,
): Promise<readonly Recipient[]> {
  const choices = choicesFrom(await readSection(db, 'mail'))
  const admins = await adminMailboxes(db)
  const mailboxes: readonly Recipient[] = [
    ...(owner !== undefined && choices.owner.includes(kind)
      ? [{ id: OWNER_MAILBOX, address: owner }]
      : []),
    ...admins
      .filter(({ id }) => choices.admins[id]?.includes(kind))
      .map(({ id, email }) => ({ id, address: email })),
  ]
  return [...Map.groupBy(mailboxes, ({ address }) => mailboxKey(address)).values()].flatMap(
    ([first]) => first ?? [],
  )
}
