import { terms } from '#domain/terms.ts'

/** Pieces of one product for one device model, with one name on them. */
export interface OrderedLine {
  readonly productId: string
  readonly deviceModel: string
  /** '' for none. */
  readonly customName: string
  readonly quantity: number
}

/** Lines of the same product, model and name as one, in the order in which they first came. */
export function sumLines<Line extends OrderedLine>(lines: readonly Line[]): Line[] {
  const byIdentity = new Map<string, Line>()
  for (const line of lines) {
    const identity = JSON.stringify([line.productId, line.deviceModel, line.customName])
    const quantity = (byIdentity.get(identity)?.quantity ?? 0) + line.quantity
    byIdentity.set(identity, { ...line, quantity })
  }
  return [...byIdentity.values()]
}

/** Message when an order holds more of one case than a line may (rule: line-limit). */
export const TOO_MANY_PIECES = `Please order at most ${terms.maxQuantity} of a case`
