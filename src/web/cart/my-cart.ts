import type { Cart } from '#domain/contract/cart.ts'
import { ApiError } from '#web/api/send.ts'
import { cartEntry, changeCart, putLastCart, readCart, sendCart } from '#web/store/cart.ts'
import { type Entry, entryOf, isKnown, type Known } from '#web/store/store.ts'
import { type LineName, lineKey, type ShownLine, shownLines, type Wishes } from './cart-lines.ts'

/** A cart that was read for a page. */
export interface LoadedCart {
  readonly cart: Known<Cart>
  /** Why it may be out of date; null when it is fresh. */
  readonly staleness: string | null
}

const noWishes: Wishes = { wanted: new Map(), failures: new Map() }

/** Lines with a change under way, by line key. */
const settling = new Map<string, Promise<Cart>>()

/**
 * The cart of whoever is here, as its own page changes it: each change shows at once; while a line's
 * call is under way only the newest of further presses follows it. Every change rejects with what
 * the server refused.
 */
export const myCart = {
  /** Reads the cart anew, after every change that is still under way. */
  async load(): Promise<Known<Cart>> {
    const cart = await readCart()
    wish(wishes(), { failures: noWishes.failures })
    return cart
  },
  /** Asks for a quantity of a line; the last press wins. */
  setQuantity: (line: LineName, quantity: number) => want(line, quantity),
  remove: (line: LineName) => want(line, 0),
  /** Brings a removed line back. */
  restore: (line: LineName, quantity: number) =>
    changed(() => sendCart('addToCart', { body: { ...line, quantity } })),
  async clear(): Promise<void> {
    await changed(() => sendCart('clearCart', {}))
    wish(wishes(), { failures: noWishes.failures })
  },
  /** Keeps a sentence at a line until it is changed again. */
  blame(line: LineName, failure: string): void {
    const entry = wishes()
    wish(entry, { failures: new Map(wishesIn(entry).failures).set(lineKey(line), failure) })
  },
}

/** What was asked of the cart and is not answered yet. */
export function currentWishes(): Wishes {
  return wishesIn(wishes())
}

/** The lines of a cart as state, as the shopper left them. */
export function useLines(cart: Known<Cart>): readonly ShownLine[] {
  const { use } = wishes()
  return shownLines(cart.use(), use() ?? noWishes)
}

/**
 * Reads the cart for a page. When the shop can't be reached, what was known before is shown, on this
 * page or on this device, with the sentence to say about it.
 *
 * @throws ApiError when nothing was known
 */
export async function loadCart(): Promise<LoadedCart> {
  try {
    return { cart: await myCart.load(), staleness: null }
  } catch (error) {
    const cart = cartEntry()
    if (!(error instanceof ApiError)) throw error
    // A browser may not know yet, or never, that nothing can be reached: the device's copy is shown.
    if (error.status === 0 && !isKnown(cart)) putLastCart()
    if (isKnown(cart)) return { cart, staleness: error.message }
    throw error
  }
}

function want(line: LineName, quantity: number): Promise<Cart> {
  const key = lineKey(line)
  const entry = wishes()
  const { wanted, failures } = wishesIn(entry)
  wish(entry, { wanted: new Map(wanted).set(key, quantity), failures: without(failures, key) })
  const underWay = settling.get(key)
  if (underWay) return underWay
  const settled = changed(() => settle(line, entry)).finally(() => settling.delete(key))
  settling.set(key, settled)
  return settled
}

/** Sends what is wanted of a line until nothing newer is wanted. */
async function settle(line: LineName, entry: Entry<Wishes>): Promise<Cart> {
  const key = lineKey(line)
  for (;;) {
    const quantity = wishesIn(entry).wanted.get(key) ?? 0
    const isNewest = () => wishesIn(entry).wanted.get(key) === quantity
    const settled = () => wish(entry, { wanted: without(wishesIn(entry).wanted, key) })
    try {
      const cart = await sendLine(line, quantity)
      if (!isNewest()) continue
      settled()
      return cart
    } catch (error) {
      if (!isNewest()) continue
      settled()
      throw error
    }
  }
}

function sendLine({ productId, ...named }: LineName, quantity: number): Promise<Cart> {
  const params = { productId }
  return quantity > 0
    ? sendCart('updateCartLine', { params, body: { quantity, ...named } })
    : sendCart('removeCartLine', { params, query: {}, body: named })
}

/** Changes the cart; a failure leaves unsaid what stands in it now, which is read then. */
function changed(work: () => Promise<Cart>): Promise<Cart> {
  const change = changeCart(work)
  change.catch(readCart).catch(() => undefined)
  return change
}

function wishes(): Entry<Wishes> {
  return entryOf<Wishes>('cart wishes', { stays: true })
}

function wishesIn(entry: Entry<Wishes>): Wishes {
  return entry.get() ?? noWishes
}

function wish(entry: Entry<Wishes>, changes: Partial<Wishes>): void {
  entry.put({ ...wishesIn(entry), ...changes })
}

function without<Value>(
  values: ReadonlyMap<string, Value>,
  key: string,
): ReadonlyMap<string, Value> {
  const others = new Map(values)
  others.delete(key)
  return others
}
