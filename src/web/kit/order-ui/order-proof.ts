import './order-calls.ts'
import type { Order } from '#domain/contract/orders.ts'
import { isUnanswered } from '#web/kit/api/failure.ts'
import { ApiError, type SendOptions, send } from '#web/kit/api/send.ts'
import { readChanges } from '#web/kit/live/poll.ts'
import { onUserChange } from '#web/kit/session/session.ts'
import { type Entry, entryOf, type FilledEntry, isKnown } from '#web/kit/store/store.ts'

/** Phone numbers that gave access to guest orders, by order id, until the user logs out. */
const provingPhones = new Map<string, string>()

onUserChange((before) => {
  if (before !== undefined) provingPhones.clear()
})

/** Phone number that gave access to an order here; undefined without one. */
export function accessPhone(id: string): string | undefined {
  return provingPhones.get(id)
}

/** Store entry of an order, the same for customer and owner; the newest version stays. */
export function orderEntry(id: string): Entry<Order> {
  return entryOf<Order>(`order ${id}`, { versionOf: ({ version }) => version })
}

/**
 * Reads an order with its proof of access; one on the screen stays if no answer comes.
 * @throws ApiError
 */
export async function readOrder(id: string, signal?: AbortSignal): Promise<FilledEntry<Order>> {
  const entry = orderEntry(id)
  try {
    return await entry.ask(() => readProvedOrder(id, signal))
  } catch (error) {
    if (isKnown(entry) && isUnanswered(error)) return entry
    throw error
  }
}

async function readProvedOrder(id: string, signal?: AbortSignal): Promise<Order> {
  const phone = provingPhones.get(id)
  try {
    return await send('getOrder', { params: { id } }, withPhone(phone, signal))
  } catch (error) {
    if (!phone || !(error instanceof ApiError) || error.code !== 'PROOF_FAILED') throw error
    provingPhones.delete(id)
    return send('getOrder', { params: { id } }, withPhone(undefined, signal))
  }
}

/** Read for polling an order's page: stores each change, with the access that the page has. */
export function readOrderChanges(id: string): (signal: AbortSignal) => Promise<void> {
  const read = readChanges('getOrder', { params: { id } }, orderEntry(id).put, () => proofOf(id))
  return async (signal) => {
    try {
      await read(signal)
    } catch (error) {
      // A number that no longer proves access is not tried again, as tries are limited.
      if (error instanceof ApiError && error.code === 'PROOF_FAILED') provingPhones.delete(id)
      throw error
    }
  }
}

/** Proves access to an order by its phone number. @throws ApiError if it is another */
export async function proveOrder(id: string, phone: string): Promise<void> {
  await orderEntry(id).ask(() => send('getOrder', { params: { id } }, withPhone(phone)))
  provingPhones.set(id, phone)
}

/** Cancels an order, authorised by its account, its guest session, or its phone number. */
export async function cancelOrder(id: string): Promise<Order> {
  const entry = orderEntry(id)
  const order = await send('cancelOrder', { params: { id } }, proofOf(id))
  entry.put(order)
  return order
}

/** Options of a call with the phone number that gave access to the order, if there is one. */
export function proofOf(id: string): Pick<SendOptions, 'orderPhone'> {
  return withPhone(provingPhones.get(id))
}

function withPhone(orderPhone: string | undefined, signal?: AbortSignal) {
  return { ...(orderPhone && { orderPhone }), ...(signal && { signal }) }
}
