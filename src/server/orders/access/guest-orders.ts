import { sql } from 'kysely'
import type { Order } from '#domain/contract/orders.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { emailKey } from '#domain/forms/email.ts'
import { accessPhone, SESSION_PROOF_DAYS, UNPROVED_LISTING_DAYS } from '#domain/orders/access.ts'
import { limitKey } from '#server/http/limits/limit-key.ts'
import { type Limiter, limits } from '#server/http/limits/limits.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import type { Identity } from '#server/sessions/identity.ts'
import { type OrderRow, orderRows, placedWithin } from '../rows.ts'
import type { OrderServices } from '../services.ts'
import { accessWithoutPhone, isPhoneOf, phoneAttempt, type Viewer } from './access.ts'
import { presentOrder } from './present.ts'

/** Maximum number of orders in an answer to a search by e-mail (rule: search-by-email). */
const LISTED = 20

/**
 * Searches the newest guest orders by e-mail address; each is masked unless the viewer may see it
 * (rule: search-by-email). An unknown address gives an empty list, after the same work. A phone
 * number unmasks the orders it belongs to; a wrong one is counted, but not reported.
 *
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function listGuestOrders(
  shop: OrderServices,
  viewer: Viewer,
  email: string,
): Promise<Order[]> {
  const limiter = shop.limiter.failOpen()
  const key = emailKey(email)
  const emailLimitKey = limitKey(key)
  const lookups = [limits.lookupsOfEmail, emailLimitKey] as const
  await limiter.count([limits.lookupsOfAddress, viewer.address], lookups)
  const phone = await usablePhone(limiter, viewer, emailLimitKey)
  const rows = await guestOrderRows(shop.db, key, viewer.identity, phone)
  const isProved = (row: OrderRow) => phone !== null && isPhoneOf(row, phone)
  if (rows.some(isProved)) await limiter.release(...phoneAttempt(emailLimitKey, viewer))
  return rows.map((row) => {
    const isFull = accessWithoutPhone(viewer.identity, row) === 'full' || isProved(row)
    return presentOrder(shop.db, row, isFull ? 'full' : 'masked')
  })
}

/** Phone number of the request, counted as wrong until it matches; null after too many. */
async function usablePhone(limiter: Limiter, viewer: Viewer, target: string) {
  if (viewer.phone === null) return null
  try {
    await limiter.reserve(...phoneAttempt(target, viewer))
    return viewer.phone
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Selects the guest orders of an address; old ones only for viewers with a proof. */
function guestOrderRows(
  db: Queryable,
  key: string,
  { account, guestHash, isStrongGuest }: Identity,
  phone: string | null,
): Promise<OrderRow[]> {
  const proof = phone === null ? null : accessPhone(phone)
  return orderRows(db)
    .where(sql<boolean>`is_guest`)
    .where('customer_email_key', '=', key)
    .where((eb) =>
      eb.or([
        placedWithin(UNPROVED_LISTING_DAYS),
        ...(account?.isAdmin ? [eb.lit(true)] : []),
        ...(account ? [eb('claimed_by', '=', account.id)] : []),
        ...(guestHash && isStrongGuest
          ? [eb.and([eb('guest_hash', '=', guestHash), placedWithin(SESSION_PROOF_DAYS)])]
          : []),
        ...(proof !== null ? [eb('customer_phone', '=', proof)] : []),
      ]),
    )
    .orderBy('orders.sequence', 'desc')
    .limit(LISTED)
    .execute()
}

/**
 * Grants an account full access to the orders of the guest session that it merges, first come
 * (rule: guest-order-access). It lists only those with its own e-mail address: others may have been
 * placed on this device by another person.
 */
export async function claimGuestOrders(
  tx: ShopTransaction,
  guestHash: Buffer,
  { id, email }: Account,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      claimed_by: id,
      is_kept: sql<boolean>`customer_email_key = ${emailKey(email)}`,
    })
    .where('guest_hash', '=', guestHash)
    .where('claimed_by', 'is', null)
    .where(placedWithin(SESSION_PROOF_DAYS))
    .execute()
}
