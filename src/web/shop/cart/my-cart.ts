import { type Totals, totalsOf } from '#domain/cart/totals.ts'
import { piecePrices } from '#domain/catalogue/pricing.ts'
import type { Cart, CartLine } from '#domain/contract/cart.ts'
import { t } from '#messages'
import type { Failure } from '#web/kit/api/failure.ts'
import { ApiError } from '#web/kit/api/send.ts'
import { type Entry, entryOf, type FilledEntry, isKnown } from '#web/kit/store/store.ts'
import { cartEntry, changeCart, putLastCart, readCart, sendCart } from '#web/shop/store/cart.ts'

/** The identity of a line: product, model and the name on it (rule: identifying-a-line). */
export interface LineId {
  readonly productId: string
  readonly selectedModel: string
  readonly customName: string
}

/** The identity of a line. A copy on the device from before names on cases has no `customName`. */
export function lineIdOf({ product, selectedModel, customName = '' }: CartLine): LineId {
  return { productId: product._id, selectedModel, customName }
}

function lineKey({ productId, selectedModel, customName }: LineId): string {
  return `${productId} ${selectedModel} ${customName}`
}

/** Words for a line in toasts and buttons: 'Your Name (iPhone 15, Ayesha)'. */
export function lineLabel({ product, selectedModel, customName }: CartLine): string {
  const named = { product: product.name, model: selectedModel }
  return customName
    ? t.cart.lineWithName({ ...named, name: customName })
    : t.cart.lineOfModel(named)
}

/** Optimistic changes of lines that the server has not confirmed. */
interface PendingChanges {
  /** Quantities by line key; 0 is a removal. */
  readonly quantities: ReadonlyMap<string, number>
  /** Why the last change of a line failed, by line key. */
  readonly failures: ReadonlyMap<string, Failure>
}

/** A line as the screen shows it. */
export interface LineState {
  readonly key: string
  readonly line: CartLine
  readonly quantity: number
  readonly isPending: boolean
  readonly failure: Failure | null
}

/** The lines with pending changes applied; a line that is being removed is left out. */
export function lineStates(
  cart: Cart,
  { quantities, failures }: PendingChanges,
): readonly LineState[] {
  return cart.items.flatMap((line) => {
    const key = lineKey(lineIdOf(line))
    const pending = quantities.get(key)
    const quantity = pending ?? line.qty
    if (quantity <= 0) return []
    const isPending = pending !== undefined
    return [{ key, line, quantity, isPending, failure: failures.get(key) ?? null }]
  })
}

/** The totals of the lines that can be ordered; lines that are no longer sold are left out. */
export function totalsOfLines(lines: readonly LineState[]): Totals {
  return totalsOf(
    lines
      .filter(({ line }) => !line.unavailable)
      .map(({ line, quantity }) => ({ ...piecePrices(line.product), quantity })),
  )
}

/** A cart that was read for a page. */
export interface LoadedCart {
  readonly cart: FilledEntry<Cart>
  /** Why it may be out of date; null when it is fresh. */
  readonly staleness: string | null
}

const noChanges: PendingChanges = { quantities: new Map(), failures: new Map() }

/** Lines with a change in flight, by line key. */
const settling = new Map<string, Promise<Cart>>()

/**
 * Optimistic updates of the cart: each change shows at once; while a line's call is in flight only the
 * newest of further presses follows it. Every change rejects with the server's refusal.
 */
export const myCart = {
  /** Reads the cart again, after all changes in flight. */
  async load(opens?: string): Promise<FilledEntry<Cart>> {
    const cart = await readCart(opens)
    update(pendingEntry(), { failures: noChanges.failures })
    return cart
  },
  /** Sets the quantity of a line; the last press wins. */
  setQuantity: (line: LineId, quantity: number) => setPending(line, quantity),
  remove: (line: LineId) => setPending(line, 0),
  /** Brings a removed line back. */
  restore: (line: LineId, quantity: number) =>
    changed(() => sendCart('addToCart', { body: { ...line, quantity } })),
  async clear(): Promise<void> {
    await changed(() => sendCart('clearCart', {}))
    update(pendingEntry(), { failures: noChanges.failures })
  },
  /** Shows a failure at a line until its next change. */
  setFailure(line: LineId, failure: Failure): void {
    const entry = pendingEntry()
    update(entry, { failures: new Map(pendingIn(entry).failures).set(lineKey(line), failure) })
  },
}

/** The changes that are not answered yet. */
export function pendingChanges(): PendingChanges {
  return pendingIn(pendingEntry())
}

/** The lines of a cart as state, with the optimistic changes. */
export function useLines(cart: FilledEntry<Cart>): readonly LineState[] {
  const { use } = pendingEntry()
  return lineStates(cart.use(), use() ?? noChanges)
}

/**
 * Reads the cart for a page. When the shop can't be reached, falls back to the stored cart or the device's
 * copy, with a sentence about its staleness.
 *
 * @param opens address of the page that is opened by it and counted as a view
 * @throws ApiError without a copy
 */
export async function loadCart(opens?: string): Promise<LoadedCart> {
  try {
    return { cart: await myCart.load(opens), staleness: null }
  } catch (error) {
    const cart = cartEntry()
    if (!(error instanceof ApiError)) throw error
    // `navigator.onLine` may be wrong: any failed connection shows the device's copy.
    if (error.status === 0 && !isKnown(cart)) putLastCart()
    if (isKnown(cart)) return { cart, staleness: error.message }
    throw error
  }
}

function setPending(line: LineId, quantity: number): Promise<Cart> {
  const key = lineKey(line)
  const entry = pendingEntry()
  const { quantities, failures } = pendingIn(entry)
  update(entry, {
    quantities: new Map(quantities).set(key, quantity),
    failures: without(failures, key),
  })
  const inFlight = settling.get(key)
  if (inFlight) return inFlight
  const settled = changed(() => settle(line, entry)).finally(() => settling.delete(key))
  settling.set(key, settled)
  return settled
}

/** Sends the newest quantity of a line until there is no newer one. */
async function settle(line: LineId, entry: Entry<PendingChanges>): Promise<Cart> {
  const key = lineKey(line)
  for (;;) {
    const quantity = pendingIn(entry).quantities.get(key) ?? 0
    const isNewest = () => pendingIn(entry).quantities.get(key) === quantity
    const settled = () => update(entry, { quantities: without(pendingIn(entry).quantities, key) })
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

function sendLine({ productId, ...named }: LineId, quantity: number): Promise<Cart> {
  const params = { productId }
  return quantity > 0
    ? sendCart('updateCartLine', { params, body: { quantity, ...named } })
    : sendCart('removeCartLine', { params, query: {}, body: named })
}

/** Changes the cart; after a failure its content is unknown and read again. */
function changed(work: () => Promise<Cart>): Promise<Cart> {
  const change = changeCart(work)
  change.catch(readCart).catch(() => undefined)
  return change
}

function pendingEntry(): Entry<PendingChanges> {
  return entryOf<PendingChanges>('pending cart changes', { stays: true })
}

function pendingIn(entry: Entry<PendingChanges>): PendingChanges {
  return entry.get() ?? noChanges
}

function update(entry: Entry<PendingChanges>, changes: Partial<PendingChanges>): void {
  entry.put({ ...pendingIn(entry), ...changes })
}

function without<Value>(
  values: ReadonlyMap<string, Value>,
  key: string,
): ReadonlyMap<string, Value> {
  const others = new Map(values)
  others.delete(key)
  return others
}
