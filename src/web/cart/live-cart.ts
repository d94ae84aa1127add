import type { Cart } from '#domain/contract/cart.ts'
import { type CartView, type LineName, lineKey } from './cart-lines.ts'

/** The calls of a cart; each answers with the whole cart. */
export interface CartCalls {
  readonly read: (signal?: AbortSignal) => Promise<Cart>
  readonly add: (line: LineName, quantity: number) => Promise<Cart>
  readonly setQuantity: (line: LineName, quantity: number) => Promise<Cart>
  readonly remove: (line: LineName) => Promise<Cart>
  readonly clear: () => Promise<Cart>
}

export interface LiveCart {
  readonly view: () => CartView
  readonly subscribe: (listener: () => void) => () => void
  /** Reads the cart anew, after every change that is still under way. */
  readonly load: (signal?: AbortSignal) => Promise<Cart>
  /** Asks for a quantity at once; the last press wins. Rejects with what the server refused. */
  readonly setQuantity: (line: LineName, quantity: number) => Promise<void>
  readonly remove: (line: LineName) => Promise<void>
  /** Brings a removed line back. */
  readonly restore: (line: LineName, quantity: number) => Promise<void>
  readonly clear: () => Promise<void>
  /** Keeps a sentence at a line until it is changed again. */
  readonly blame: (line: LineName, failure: string) => void
}

/**
 * A cart that shows each change at once. Calls go out one after another, so that no answer
 * overtakes another; while a line's call is under way only the newest of further presses follows
 * it. When all is quiet the cart is read once more.
 */
export function openLiveCart(calls: CartCalls): LiveCart {
  let view: CartView = { cart: null, wanted: new Map(), failures: new Map() }
  let lastTurn: Promise<unknown> = Promise.resolve()
  let changesUnderWay = 0
  const settling = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()

  const show = (change: Partial<CartView>) => {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = lastTurn.then(work)
    lastTurn = turn.catch(() => undefined)
    return turn
  }
  const change = async (work: () => Promise<void>): Promise<void> => {
    changesUnderWay++
    try {
      await inTurn(work)
    } finally {
      changesUnderWay--
      if (changesUnderWay === 0) void inTurn(readAgain)
    }
  }
  const readAgain = async () => {
    if (changesUnderWay > 0) return
    try {
      show({ cart: await calls.read() })
    } catch {
      // The last change was answered with the whole cart, which stands until the next reading.
    }
  }

  /** Sends what is wanted of a line until nothing newer is wanted. */
  const settle = async (line: LineName): Promise<void> => {
    const key = lineKey(line)
    for (;;) {
      const quantity = view.wanted.get(key) ?? 0
      const isNewest = () => view.wanted.get(key) === quantity
      try {
        const cart = await (quantity > 0 ? calls.setQuantity(line, quantity) : calls.remove(line))
        show(isNewest() ? { cart, wanted: without(view.wanted, key) } : { cart })
      } catch (error) {
        if (!isNewest()) continue
        show({ wanted: without(view.wanted, key) })
        throw error
      }
      if (!view.wanted.has(key)) return
    }
  }

  const want = (line: LineName, quantity: number): Promise<void> => {
    const key = lineKey(line)
    show({
      wanted: new Map(view.wanted).set(key, quantity),
      failures: without(view.failures, key),
    })
    const underWay = settling.get(key)
    if (underWay) return underWay
    const settled = change(() => settle(line)).finally(() => settling.delete(key))
    settling.set(key, settled)
    return settled
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: (signal) =>
      inTurn(async () => {
        const cart = await calls.read(signal)
        show({ cart, failures: new Map() })
        return cart
      }),
    setQuantity: want,
    remove: (line) => want(line, 0),
    restore: (line, quantity) =>
      change(async () => show({ cart: await calls.add(line, quantity) })),
    clear: () => change(async () => show({ cart: await calls.clear(), failures: new Map() })),
    blame: (line, failure) =>
      show({ failures: new Map(view.failures).set(lineKey(line), failure) }),
  }
}

function without<Value>(
  values: ReadonlyMap<string, Value>,
  key: string,
): ReadonlyMap<string, Value> {
  const others = new Map(values)
  others.delete(key)
  return others
}
