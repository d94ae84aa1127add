import type { Cart } from '#domain/contract/cart.ts'
import { ApiError, type RequestOf, type SendOptions, send } from '#web/kit/api/send.ts'
import { stored } from '#web/kit/device/stored.ts'
import { visitor } from '#web/kit/session/session.ts'
import { type Entry, entryOf, type FilledEntry } from '#web/kit/store/store.ts'

/** Calls that change the cart; each responds with the whole cart. */
type CartChange = 'addToCart' | 'updateCartLine' | 'removeCartLine' | 'clearCart' | 'mergeCart'

const noCart: Cart = { items: [], checkoutKey: '' }

/** Milliseconds after which a page offers a retry instead of its skeleton. */
const READ_TIMEOUT = 9_000

let lastChange: Promise<unknown> = Promise.resolve()
let reading: Promise<FilledEntry<Cart>> | null = null
let readAbort = new AbortController()

/** Store entry of the visitor's cart: the account's, or the guest session's. */
export function cartEntry(): Entry<Cart> {
  return entryOf<Cart>('cart', { stays: true })
}

/** Pieces in a cart. */
export function piecesIn(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((sum, line) => sum + line.qty, 0)
}

/**
 * Runs a change of the cart. Changes are serialised, so that answers keep their order; a read in flight
 * is aborted. After the last change the cart is read again in the background.
 *
 * @param work makes its calls with `sendCart`
 * @throws what `work` throws
 */
export function changeCart<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  abortRead()
  const change = lastChange.then(work)
  lastChange = change.catch(() => undefined)
  // The change was answered with the whole cart, which stays if this read fails.
  change.then(() => readCart()).catch(() => undefined)
  return change
}

/**
 * Makes a call that changes the cart and stores its answer.
 *
 * @throws ApiError
 */
export async function sendCart<Name extends CartChange>(
  name: Name,
  parts: RequestOf<Name>,
  options?: SendOptions,
): Promise<Cart> {
  const cart = cartEntry()
  const answer: Cart = await send(name, parts, options)
  cart.put(answer)
  return answer
}

/**
 * Reads the cart once no change is in flight, as a single flight. Offline it returns the copy on
 * this device.
 * @param opens address of the page that is opened by it and counted as a view
 * @throws ApiError
 */
export function readCart(opens?: string): Promise<FilledEntry<Cart>> {
  reading ??= readAfterChanges(opens).finally(() => {
    reading = null
  })
  return reading
}

/** Stores the cart of a refusal; a read in flight, which may be older, restarts. */
export function putCart(cart: Cart): void {
  abortRead()
  cartEntry().put(cart)
}

/** Puts the device's copy of the cart into the store, if there is one. */
export function putLastCart(): void {
  const copy = lastCart()
  if (copy) cartEntry().put(copy)
}

/** Aborts the read in flight, which restarts: the cart or the visitor has changed. */
export function abortRead(): void {
  readAbort.abort()
}

async function readAfterChanges(opens?: string): Promise<FilledEntry<Cart>> {
  for (;;) {
    for (let waited: unknown; waited !== lastChange; ) {
      waited = lastChange
      await waited
    }
    readAbort = new AbortController()
    const { signal } = readAbort
    const cart = cartEntry()
    const isObsolete = () => signal.aborted || cart !== cartEntry()
    try {
      const known = await cart.ask(() => read({ signal, ...(opens !== undefined && { opens }) }))
      if (!isObsolete()) return known
    } catch (error) {
      if (!isObsolete()) throw error
    }
  }
}

async function read(options: SendOptions): Promise<Cart> {
  if (visitor() === null) return noCart
  try {
    return await send('getCart', {}, { timeout: READ_TIMEOUT, ...options })
  } catch (error) {
    const copy = error instanceof ApiError && error.code === 'OFFLINE' ? lastCart() : null
    if (copy) return copy
    throw error
  }
}

interface StoredCart {
  /** User or guest id; another visitor's copy is never shown. */
  readonly owner: string
  readonly cart: Cart
}

/** The device's copy of the cart, for offline reading. */
const keptCart = stored<StoredCart>('khol.lastCart', parse, JSON.stringify)

export function keepCart(cart: Cart): void {
  const owner = visitor()
  keptCart.set(owner === null || cart.items.length === 0 ? null : { owner, cart })
}

/** The visitor's last cart; null without one. */
export function lastCart(): Cart | null {
  const copy = keptCart.get()
  return copy && copy.owner === visitor() ? copy.cart : null
}

/** Removes the copy of another visitor. */
export function forgetOthersCart(): void {
  if (!lastCart()) keptCart.set(null)
}

function parse(text: string): StoredCart | null {
  try {
    const { owner, cart } = JSON.parse(text) as Partial<StoredCart>
    return typeof owner === 'string' && Array.isArray(cart?.items) ? { owner, cart } : null
  } catch {
    return null
  }
}
