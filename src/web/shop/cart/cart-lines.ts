import { type Totals, totalsOf } from '#domain/cart/totals.ts'
import { piecePrices } from '#domain/catalogue/pricing.ts'
import type { Cart, CartLine } from '#domain/contract/cart.ts'
import { t } from '#messages'
import type { Failure } from '#web/kit/api/failure.ts'

/** The identity of a line: product, model and the name on it (rule: identifying-a-line). */
export interface LineName {
  readonly productId: string
  readonly selectedModel: string
  readonly customName: string
}

/** The identity of a line. A copy on the device from before names on cases has no `customName`. */
export function lineNameOf({ product, selectedModel, customName = '' }: CartLine): LineName {
  return { productId: product._id, selectedModel, customName }
}

export function lineKey({ productId, selectedModel, customName }: LineName): string {
  return `${productId} ${selectedModel} ${customName}`
}

/** Words for a line in toasts and buttons: 'Your Name (iPhone 15, Ayesha)'. */
export function wordsFor({ product, selectedModel, customName }: CartLine): string {
  const named = { product: product.name, model: selectedModel }
  return customName
    ? t.cart.lineWithName({ ...named, name: customName })
    : t.cart.lineOfModel(named)
}

/** Optimistic changes of lines that the server has not confirmed. */
export interface PendingChanges {
  /** Quantities by line key; 0 is a removal. */
  readonly quantities: ReadonlyMap<string, number>
  /** Why the last change of a line failed, by line key. */
  readonly failures: ReadonlyMap<string, Failure>
}

/** A line as the screen shows it. */
export interface ShownLine {
  readonly key: string
  readonly line: CartLine
  readonly quantity: number
  readonly isPending: boolean
  readonly failure: Failure | null
}

/** The lines with pending changes applied; a line that is being removed is left out. */
export function shownLines(
  cart: Cart,
  { quantities, failures }: PendingChanges,
): readonly ShownLine[] {
  return cart.items.flatMap((line) => {
    const key = lineKey(lineNameOf(line))
    const pending = quantities.get(key)
    const quantity = pending ?? line.qty
    if (quantity <= 0) return []
    const isPending = pending !== undefined
    return [{ key, line, quantity, isPending, failure: failures.get(key) ?? null }]
  })
}

/** The totals of the lines that can be ordered; lines that are no longer sold are left out. */
export function totalsOfLines(lines: readonly ShownLine[]): Totals {
  return totalsOf(
    lines
      .filter(({ line }) => !line.unavailable)
      .map(({ line, quantity }) => ({ ...piecePrices(line.product), quantity })),
  )
}
