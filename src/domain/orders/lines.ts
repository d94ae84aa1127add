import { terms } from '#domain/terms.ts'

/** Pieces of one product for one device model. */
export interface OrderedLine {
  readonly productId: string
  readonly deviceModel: string
  readonly quantity: number
}

/** Lines of the same product and model as one, in the order in which they first came. */
export function sumLines(lines: readonly OrderedLine[]): OrderedLine[] {
  const byIdentity = new Map<string, OrderedLine>()
  for (const line of lines) {
    const identity = JSON.stringify([line.productId, line.deviceModel])
    const quantity = (byIdentity.get(identity)?.quantity ?? 0) + line.quantity
    byIdentity.set(identity, { ...line, quantity })
  }
  return [...byIdentity.values()]
}

/** Said when one case is ordered more often than a line may hold (rule: line-limit). */
export const TOO_MANY_PIECES = `Please order at most ${terms.maxQuantity} of a case`
