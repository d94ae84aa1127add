import type { Paisa } from '#domain/money.ts'

/** Line of an earlier order, as it was sold. */
export interface SoldLine {
  readonly productId: string
  readonly deviceModel: string
  /** '' for none. */
  readonly customName: string
  readonly quantity: number
  /** Unit price at the time of the sale, in paisa. */
  readonly unitPrice: Paisa
}

/** Product of the line in the present catalogue. */
export interface TodaysOffer {
  readonly isDeleted: boolean
  readonly deviceModels: readonly string[]
  /** Present unit price, in paisa. */
  readonly unitPrice: Paisa
}

/**
 * Outcome of a line when it is ordered again (rule: order-again).
 *
 * - `same`, `repriced`: it can be bought, at the former or another price
 * - `gone`, `model-gone`: the case, or its model, is not on sale any more
 */
export type ReorderOutcome = 'same' | 'repriced' | 'gone' | 'model-gone'

/** Present outcome of a line; `offer` is undefined for a product that no longer exists. */
export function reorderOutcomeOf(line: SoldLine, offer: TodaysOffer | undefined): ReorderOutcome {
  if (!offer || offer.isDeleted) return 'gone'
  if (!offer.deviceModels.includes(line.deviceModel)) return 'model-gone'
  return offer.unitPrice === line.unitPrice ? 'same' : 'repriced'
}
