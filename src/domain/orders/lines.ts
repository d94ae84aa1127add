import { terms } from '#domain/terms.ts'
import { t } from '#messages'

/** Pieces of one product for one device model, with one name. */
export interface OrderedLine {
  readonly productId: string
  readonly deviceModel: string
  /** '' for none. */
  readonly customName: string
  readonly quantity: number
}

/** Sums lines of the same product, model and name, in the order of their first occurrence. */
export function sumLines<Line extends OrderedLine>(lines: readonly Line[]): Line[] {
  const byIdentity = new Map<string, Line>()
  for (const line of lines) {
    const identity = JSON.stringify([line.productId, line.deviceModel, line.customName])
    const quantity = (byIdentity.get(identity)?.quantity ?? 0) + line.quantity
    byIdentity.set(identity, { ...line, quantity })
  }
  return [...byIdentity.values()]
}

/** Message when an order has more pieces of one case than a line may (rule: line-limit). */
export const tooManyPieces = (): string => t.orders.tooManyPieces({ count: terms.maxQuantity })
