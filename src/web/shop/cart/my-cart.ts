import { type Totals, totalsOf } from '#domain/cart/totals.ts'
import { piecePrices } from '#domain/catalogue/pricing.ts'
import type { Cart, CartLine } from '#domain/contract/cart.ts'
import { t } from '#messages'
import type { Failure } from '#web/kit/api/failure.ts'
import { ApiError } from '#web/kit/api/send.ts'
import { type Entry, entryOf, type FilledEntry, isKnown } from '#web/kit/store/store.ts'
import { cartEntry, changeCart, putLastCart, readCart, sendCart } from '#web/shop/store/cart.ts'

/** Identity of a line: product, model and the name on it (rule: identifying-a-line). */
function lineIdOf({ product, selectedModel, customName }: CartLine) {
  return { productId: product._id, selectedModel, customName }
}

type LineId = ReturnType<typeof lineIdOf>

const keyOf = (id: LineId): string => Object.values(id).join(' ')

const lineKey = (line: CartLine): string => keyOf(lineIdOf(line))

/** Label of a line in toasts and buttons: 'Your Name (iPhone 15, Ayesha)'. */
export function lineLabel({ product, selectedModel, customName }: CartLine): string {
  const label = { product: product.name, model: selectedModel }
  return customName
    ? t.summary.lineWithName({ ...label, name: customName })
    : t.summary.lineOfModel(label)
}

/** Optimistic change of a line that the server has not confirmed, or why the last one failed. */
interface LineChange {
  /** 0 is a removal. */
  readonly quantity?: number
  readonly failure?: Failure
}

type Changes = ReadonlyMap<string, LineChange>

/** Line of the cart with its optimistic change. */
export interface LineState {
  readonly key: string
  readonly line: CartLine
  readonly quantity: number
  readonly isPending: boolean
  readonly failure: Failure | null
}

/** Lines with pending changes applied; a line that is being removed is left out. */
export function lineStates(cart: Cart, changes: Changes | null): readonly LineState[] {
  return cart.items.flatMap((line) => {
    const key = lineKey(line)
    const { quantity, failure = null } = changes?.get(key) ?? {}
    const state = { key, line, quantity: quantity ?? line.qty, failure }
    return state.quantity > 0 ? [{ ...state, isPending: quantity !== undefined }] : []
  })
}

/** Totals of the lines that can be ordered; lines that are no longer sold are left out. */
export function totalsOfLines(lines: readonly LineState[]): Totals {
  return totalsOf(
    lines
      .filter(({ line }) => !line.unavailable)
      .map(({ line, quantity }) => ({ ...piecePrices(line.product), quantity })),
  )
}

/** Case types of the lines, which may decide how they are paid (rule: names-by-transfer). */
export const caseTypesOf = (lines: readonly LineState[]): readonly string[] =>
  lines.map(({ line }) => line.product.caseType)

export interface LoadedCart {
  readonly cart: FilledEntry<Cart>
  /** Why it may be out of date; null when it is fresh. */
  readonly staleness: string | null
}

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
    dropFailures()
    return cart
  },
  /** Sets the quantity of a line; the last press wins. */
  setQuantity,
  remove: (line: CartLine) => setQuantity(line, 0),
  /** Brings a removed line back. */
  restore: (line: CartLine, quantity: number) =>
    changed(() => sendCart('addToCart', { body: { ...lineIdOf(line), quantity } })),
  /** Changes the phone, name or product of a line (rule: moved-lines); returns its key. */
  async move(line: CartLine, to: Partial<LineId>): Promise<string> {
    const { productId, ...from } = lineIdOf(line)
    const target = { productId, ...from, ...to }
    const body = { ...from, to: target }
    await changed(() => sendCart('moveCartLine', { params: { productId }, body }))
    return keyOf(target)
  },
  async clear(): Promise<void> {
    await changed(() => sendCart('clearCart', {}))
    dropFailures()
  },
  /** Shows a failure at a line until its next change. */
  setFailure: (line: CartLine, failure: Failure) =>
    setChange(changesEntry(), lineKey(line), { failure }),
}

/** Store entry of the changes that are not answered yet. */
export function changesEntry(): Entry<Changes> {
  return entryOf<Changes>('pending cart changes', { stays: true })
}

/** Lines of a cart as state, with the optimistic changes. */
export function useLines(cart: FilledEntry<Cart>): readonly LineState[] {
  const { use } = changesEntry()
  return lineStates(cart.use(), use())
}

/**
 * Reads the cart for a page, or the device's copy with its staleness when the shop is unreachable.
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

function setQuantity(line: CartLine, quantity: number): Promise<Cart> {
  const key = lineKey(line)
  const entry = changesEntry()
  setChange(entry, key, { quantity })
  const inFlight = settling.get(key)
  if (inFlight) return inFlight
  const settled = changed(() => settle(line, entry)).finally(() => settling.delete(key))
  settling.set(key, settled)
  return settled
}

/** Sends the newest quantity of a line until there is no newer one. */
async function settle(line: CartLine, entry: Entry<Changes>): Promise<Cart> {
  const key = lineKey(line)
  const newest = () => entry.get()?.get(key)?.quantity ?? 0
  for (;;) {
    const quantity = newest()
    const outcome = await sendLine(line, quantity).then(
      (cart) => ({ cart }),
      (error: unknown) => ({ error }),
    )
    if (newest() !== quantity) continue
    setChange(entry, key, null)
    if ('error' in outcome) throw outcome.error
    return outcome.cart
  }
}

function sendLine(line: CartLine, quantity: number): Promise<Cart> {
  const { productId, ...body } = lineIdOf(line)
  const params = { productId }
  return quantity > 0
    ? sendCart('updateCartLine', { params, body: { quantity, ...body } })
    : sendCart('removeCartLine', { params, query: {}, body })
}

/** Changes the cart; after a failure its content is unknown and read again. */
function changed(work: () => Promise<Cart>): Promise<Cart> {
  const change = changeCart(work)
  change.catch(readCart).catch(() => undefined)
  return change
}

function setChange(entry: Entry<Changes>, key: string, change: LineChange | null): void {
  const changes = new Map(entry.get())
  if (change) changes.set(key, change)
  else changes.delete(key)
  entry.put(changes)
}

function dropFailures(): void {
  const entry = changesEntry()
  entry.put(new Map([...(entry.get() ?? [])].filter(([, { failure }]) => !failure)))
}
