import { useSyncExternalStore } from 'react'
import type { Cart } from '#domain/contract/cart.ts'
import { t } from '#messages'
import { ApiError, type RequestOf, type SendOptions, send } from '#web/kit/api/send.ts'
import { stored } from '#web/kit/device/stored.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { currentUser, onSessionChange, visitor } from '#web/kit/session/session.ts'
import { type Entry, entryOf, type FilledEntry, onStoreChange } from '#web/kit/store/store.ts'
import { takeEarlyCart } from './early-cart.ts'

/** Calls that change the cart; each responds with the whole cart. */
type CartChange =
  | 'addToCart'
  | 'updateCartLine'
  | 'moveCartLine'
  | 'removeCartLine'
  | 'clearCart'
  | 'mergeCart'

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
 * Runs a change of the cart by `sendCart`. Changes are serialised and abort a read in flight; after
 * the last one the cart is read again in the background. @throws what `work` throws
 */
export function changeCart<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  abortRead()
  const change = lastChange.then(work)
  lastChange = change.catch(() => undefined)
  // The change was answered with the whole cart, which stays if this read fails.
  change.then(() => readCart()).catch(() => undefined)
  return change
}

/** Makes a call that changes the cart and stores its answer. @throws ApiError */
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
 * Reads the cart once no change is in flight, one read for all callers; offline the device's copy.
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
    const early = await takeEarlyCart()
    return early ?? (await send('getCart', {}, { timeout: READ_TIMEOUT, ...options }))
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
const storedCart = stored<StoredCart>('khol.lastCart', parse, JSON.stringify)

export function storeCart(cart: Cart): void {
  const owner = visitor()
  storedCart.set(owner === null || cart.items.length === 0 ? null : { owner, cart })
}

/** The visitor's last cart; null without one. */
export function lastCart(): Cart | null {
  const copy = storedCart.get()
  return copy && copy.owner === visitor() ? copy.cart : null
}

/** Removes the copy of another visitor. */
export function forgetOthersCart(): void {
  if (!lastCart()) storedCart.set(null)
}

function parse(text: string): StoredCart | null {
  try {
    const { owner, cart } = JSON.parse(text) as Partial<StoredCart>
    return typeof owner === 'string' && Array.isArray(cart?.items) ? { owner, cart } : null
  } catch {
    return null
  }
}

/** Accessible name of the cart link: 'Cart, 3 items'. */
export function cartName(items: number): string {
  return t.common.name({ count: items })
}

/** Shown until the cart of a new visitor is read. */
let lastCount = 0

/** Pieces in the visitor's cart. */
export function cartCount(): number {
  const cart = cartEntry().get()
  if (cart) return piecesIn(cart)
  return currentUser()?.isAdmin ? 0 : lastCount
}

/** Pieces in the cart, for the badge; 0 on the server and until the cart is read. */
export function useCartCount(): number {
  return useSyncExternalStore(onStoreChange, cartCount, () => 0)
}

/**
 * Reads the cart for the badge, at first and after Back, announces changes of its count and stores it on the device. Returns
 * the function that stops it.
 */
export function followCart(): () => void {
  let before: Cart | null = null
  const onChange = () => {
    const cart = cartEntry().get()
    if (cart === before) return
    if (cart) {
      storeCart(cart)
      lastCount = piecesIn(cart)
      // The first read is no change.
      if (before && piecesIn(before) !== lastCount) announce(cartName(lastCount))
    }
    before = cart
  }
  const begin = () => {
    forgetOthersCart()
    // An early answer is for the loader of the page, which may begin after this.
    if (globalThis.earlyCart || cartEntry().get() || currentUser()?.isAdmin) return
    readCart().catch(() => undefined)
  }
  onChange()
  begin()
  const stopChanges = onStoreChange(onChange)
  const stopSession = onSessionChange(() => {
    abortRead()
    begin()
  })
  // A page that Back restores from memory shows the cart of when it was left (rule: restored-pages).
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || currentUser()?.isAdmin) return
    abortRead()
    readCart().catch(() => undefined)
  }
  addEventListener('pageshow', onPageShow)
  return () => {
    stopChanges()
    stopSession()
    removeEventListener('pageshow', onPageShow)
  }
}
