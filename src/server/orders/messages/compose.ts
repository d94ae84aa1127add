import type { ShopFacts } from '#config'
import type { Language } from '#domain/languages.ts'
import {
  isForOwner,
  isOutdated,
  type OrderMessage,
  type OwnerMessage,
} from '#domain/orders/messages.ts'
import { isProofWaiting } from '#domain/orders/proof.ts'
import { inLanguage } from '#messages'
import { limits } from '#server/http/limits/limits.ts'
import { type ComposedLetter, perMailbox } from '#server/mail/mail-worker.ts'
import type { LeasedMessage } from '#server/mail/outbox.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { MessageFacts } from '#server/schema/message-facts.ts'
import { messageRecipients, type Recipient } from '#server/settings/message-recipients.ts'
import { walletsShownAt } from '#server/settings/wallet-changes.ts'
import { type OrderRow, orderRows, stateOf, storedProof } from '../rows.ts'
import { orderLetter } from './letters.ts'

/** Dependencies of composing letters about orders. */
export interface OrderPost {
  readonly db: Queryable
  readonly facts: ShopFacts
  /** Origin of the shop, without a trailing slash. */
  readonly publicUrl: string
  /** MAIL_OWNER; undefined when it is not configured. */
  readonly owner: string | undefined
}

/**
 * Composes the letter about an order at the time of sending, from the immutable part of the order
 * and the facts stored when the message was caused. An outdated letter is not sent.
 */
export async function composeAboutOrder(
  { db, facts, publicUrl, owner }: OrderPost,
  message: LeasedMessage,
): Promise<ComposedLetter> {
  const order = await orderRows(db).where('orders.id', '=', message.order_id).executeTakeFirst()
  const kind = message.kind as OrderMessage
  if (!order) return { skipped: 'no-recipient' }
  const mailboxes = isForOwner(kind)
    ? await mailboxesOf(message, kind, { db, owner })
    : [{ id: '', address: order.customer_email }]
  const [mailbox] = mailboxes
  if (!mailbox) return { skipped: 'no-recipient' }
  const noted = factsOf(message.facts, order)
  const proof = storedProof(order)
  const now = {
    status: order.status,
    isPaid: order.paid_at !== null,
    isProofWaiting: isProofWaiting({ ...stateOf(order), proof }),
  }
  if (isOutdated(kind, noted, now)) return { skipped: 'overtaken' }
  if (mailboxes.length > 1) return { recipients: mailboxes.map(({ id }) => id) }
  const to = mailbox.address
  // The same transfer accounts as on the order's page (rule: wallet-changes).
  const shown = await walletsShownAt(db, order.created_at, facts.wallets)
  const wallets = shown.wallets ?? facts.wallets
  // Letters to the owner and the admins are in English.
  const news = { kind, order, noted, proof, shop: { ...facts, wallets }, publicUrl }
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

/** Mailboxes of a message: every subscriber, or its single recipient. */
async function mailboxesOf(
  { facts }: LeasedMessage,
  kind: OwnerMessage,
  { db, owner }: Pick<OrderPost, 'db' | 'owner'>,
): Promise<readonly Recipient[]> {
  const all = await messageRecipients(db, kind, owner)
  const recipient = facts?.recipient
  return recipient === undefined ? all : all.filter(({ id }) => id === recipient)
}

function factsOf(noted: MessageFacts | null, order: OrderRow): Required<MessageFacts> {
  return {
    status: order.status,
    isPaid: order.paid_at !== null,
    courier: '',
    trackingNumber: '',
    note: '',
    ...noted,
  }
}
