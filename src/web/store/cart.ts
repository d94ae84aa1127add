import type { Cart } from '#domain/contract/cart.ts'
import { ApiError, type PartsOf, type SendOptions, send } from '#web/api/send.ts'
import { visitor } from '#web/session/session.ts'
import { lastCart } from './kept-cart.ts'
import { takePrefetchedCart } from './prefetched-cart.ts'
import { type Entry, entryOf, type Known } from './store.ts'

/** The calls that change the cart; each is answered with the whole of it. */
type CartChange = 'addToCart' | 'updateCartLine' | 'removeCartLine' | 'clearCart' | 'mergeCart'

const noCart: Cart = { items: [], checkoutKey: '' }

/** Milliseconds after which a page offers another try instead of its skeleton. */
const READING_TIME = 9_000

let lastChange: Promise<unknown> = Promise.resolve()
let reading: Promise<Known<Cart>> | null = null
let givingUp = new AbortController()

/** The cart of whoever is here: the account's, or the guest session's. */
export function cartEntry(): Entry<Cart> {
  return entryOf<Cart>('cart', { stays: true })
}

/** Pieces in a cart. */
export function piecesIn(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((sum, line) => sum + line.qty, 0)
}

/**
 * Does what changes the cart. Changes go out one after another, so that no answer overtakes another,
 * and wait for no reading: what is being read is given up. Once all is quiet the cart is read again,
 * which nobody waits for.
 *
 * @param work makes its calls with `sendCart`
 * @throws what `work` throws
 */
export function changeCart<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  giveUpReading()
  const change = lastChange.then(work)
  lastChange = change.catch(() => undefined)
  // The change was answered with the whole cart, which stands when this reading fails.
  change.then(readCart).catch(() => undefined)
  return change
}

/**
 * Makes a call that changes the cart: its answer is the cart from then on.
 *
 * @throws ApiError
 */
export async function sendCart<Name extends CartChange>(
  name: Name,
  parts: PartsOf<Name>,
  options?: SendOptions,
): Promise<Cart> {
  const cart = cartEntry()
  const answer: Cart = await send(name, parts, options)
  cart.put(answer)
  return answer
}

/**
 * Reads the cart, once no change is under way; whoever asks meanwhile gets the same reading. Without
 * a network it is the cart that was last seen on this device.
 *
 * @throws ApiError
 */
export function readCart(): Promise<Known<Cart>> {
  reading ??= readWhenQuiet().finally(() => {
    reading = null
  })
  return reading
}

/** Puts the cart that was last seen on this device where none is known, if there is one. */
export function putLastCart(): void {
  const kept = lastCart()
  if (kept) cartEntry().put(kept)
}

/** Has what is being read asked for anew: the cart has changed, or somebody else is here. */
export function giveUpReading(): void {
  givingUp.abort()
}

async function readWhenQuiet(): Promise<Known<Cart>> {
  for (;;) {
    for (let waited: unknown; waited !== lastChange; ) {
      waited = lastChange
      await waited
    }
    givingUp = new AbortController()
    const { signal } = givingUp
    const cart = cartEntry()
    const isInVain = () => signal.aborted || cart !== cartEntry()
    try {
      const known = await cart.ask(() => read(signal))
      if (!isInVain()) return known
    } catch (error) {
      if (!isInVain()) throw error
    }
  }
}

async function read(signal: AbortSignal): Promise<Cart> {
  if (visitor() === null) return noCart
  try {
    const ahead = takePrefetchedCart()
    const cart = ahead && (await ahead)
    return cart ?? (await send('getCart', {}, { timeout: READING_TIME, signal }))
  } catch (error) {
    const kept = error instanceof ApiError && error.code === 'OFFLINE' ? lastCart() : null
    if (kept) return kept
    throw error
  }
}
