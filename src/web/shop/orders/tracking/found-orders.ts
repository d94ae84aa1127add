import type { Order } from '#domain/contract/orders.ts'
import { send } from '#web/kit/api/send.ts'
import { type Entry, entryOf } from '#web/kit/store/store.ts'

/** Last search by e-mail, with its result. */
export interface FoundOrders {
  readonly email: string
  /** Newest first, each masked unless this device has full access (rule: search-by-email). */
  readonly orders: readonly Order[]
}

/**
 * This visitor's last result. In memory only: neither address nor history ever contain the e-mail
 * (rule: search-by-email). It is kept until the page is closed or the visitor changes, so that Back
 * from an order shows the list again.
 */
export function foundOrders(): Entry<FoundOrders> {
  return entryOf<FoundOrders>('found orders', { stays: true })
}

/**
 * Searches guest orders by e-mail.
 * @throws ApiError with the server's sentence
 */
export async function findOrders(email: string): Promise<readonly Order[]> {
  const found = await foundOrders().ask(async () => ({
    email,
    orders: await send('listGuestOrders', { params: { email } }),
  }))
  return found.get().orders
}
