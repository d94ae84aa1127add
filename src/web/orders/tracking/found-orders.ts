import type { Order } from '#domain/contract/orders.ts'
import { send } from '#web/api/send.ts'
import { type Entry, entryOf } from '#web/store/store.ts'

/** The last search by e-mail and what it found. */
export interface FoundOrders {
  readonly email: string
  /** Newest first, each masked unless this device may see it whole (rule: search-by-email). */
  readonly orders: readonly Order[]
}

/**
 * This visitor's last result. In memory only: neither address nor history ever hold the e-mail
 * (rule: search-by-email). It stays so that coming back from an order shows the list again, until
 * the page is closed or the visitor changes.
 */
export function foundOrders(): Entry<FoundOrders> {
  return entryOf<FoundOrders>('found orders', { stays: true })
}

/** Searches guest orders by e-mail; throws an ApiError with the server's sentence. */
export async function findOrders(email: string): Promise<readonly Order[]> {
  const found = await foundOrders().ask(async () => ({
    email,
    orders: await send('listGuestOrders', { params: { email } }),
  }))
  return found.get().orders
}
