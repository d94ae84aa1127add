import { useSyncExternalStore } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { send } from '#web/api/send.ts'
import { currentUser, onSessionChange } from '#web/session/session.ts'

/** The last search by e-mail and what it found. */
export interface FoundOrders {
  readonly email: string
  /** Newest first, each masked unless this device may see it whole (rule: search-by-email). */
  readonly orders: readonly Order[]
}

interface Kept extends FoundOrders {
  /** The account that searched, if any. */
  readonly by: string | undefined
}

/**
 * In memory only: neither address nor history ever hold the e-mail (rule: search-by-email). It is
 * kept so that coming back from an order shows the list again, for the same visitor, until the page
 * is closed or somebody logs out.
 */
let kept: Kept | null = null
const listeners = new Set<() => void>()

onSessionChange(() => {
  if (!currentUser()) kept = null
})

/** Searches guest orders by e-mail; throws an ApiError with the server's sentence. */
export async function findOrders(email: string): Promise<readonly Order[]> {
  const orders = await send('listGuestOrders', { params: { email } })
  kept = { email, orders, by: currentUser()?._id }
  for (const listener of listeners) listener()
  return orders
}

/** What this visitor found last. */
export function foundOrders(): FoundOrders | null {
  return kept && kept.by === currentUser()?._id ? kept : null
}

export function useFoundOrders(): FoundOrders | null {
  return useSyncExternalStore(subscribe, foundOrders, () => null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
