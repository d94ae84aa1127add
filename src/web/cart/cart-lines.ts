import { type Totals, totalsOf } from '#domain/cart/totals.ts'
import type { Cart, CartLine } from '#domain/contract/cart.ts'
import { paisaFromRupees } from '#domain/money.ts'

/** The heading where a cart would stand. */
export const CART_EMPTY = 'Your Cart is Empty'

/** Said of a line that can’t be bought any more (rule: unavailable-lines). */
export const UNAVAILABLE = 'No longer available'

/** What is to be done about such a line. */
export const REMOVE_UNAVAILABLE = 'Please remove it to check out.'

/** What makes a line: product, model and the name on it (rule: naming-a-line). */
export interface LineName {
  readonly productId: string
  readonly selectedModel: string
  readonly customName: string
}

/** Of a cart that this device kept before cases had names, none has one. */
export function lineNameOf({ product, selectedModel, customName = '' }: CartLine): LineName {
  return { productId: product._id, selectedModel, customName }
}

export function lineKey({ productId, selectedModel, customName }: LineName): string {
  return `${productId} ${selectedModel} ${customName}`
}

/** 'Aurora case (iPhone 15)', 'Your Name (iPhone 15, Ayesha)', as toasts and buttons call a line. */
export function wordsFor({ product, selectedModel, customName }: CartLine): string {
  const words = customName ? `${selectedModel}, ${customName}` : selectedModel
  return `${product.name} (${words})`
}

/** What was asked of the lines, beside what the server has answered so far. */
export interface Wishes {
  /** Quantities that were asked for and are not confirmed yet, by line key; 0 is a removal. */
  readonly wanted: ReadonlyMap<string, number>
  /** Why the last change of a line failed, by line key. */
  readonly failures: ReadonlyMap<string, string>
}

/** A line as the screen shows it. */
export interface ShownLine {
  readonly key: string
  readonly line: CartLine
  readonly quantity: number
  readonly isPending: boolean
  readonly failure: string | null
}

/** The lines with what was asked for laid over them; a line on its way out is gone already. */
export function shownLines(cart: Cart, { wanted, failures }: Wishes): readonly ShownLine[] {
  return cart.items.flatMap((line) => {
    const key = lineKey(lineNameOf(line))
    const asked = wanted.get(key)
    const quantity = asked ?? line.qty
    if (quantity <= 0) return []
    const isPending = asked !== undefined
    return [{ key, line, quantity, isPending, failure: failures.get(key) ?? null }]
  })
}

/** The order summary of what can be ordered; a line that is no longer sold counts nothing. */
export function totalsOfLines(lines: readonly ShownLine[]): Totals {
  return totalsOf(
    lines
      .filter(({ line }) => !line.unavailable)
      .map(({ line, quantity }) => ({ listPrice: paisaFromRupees(line.product.price), quantity })),
  )
}
