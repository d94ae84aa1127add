import type { Paisa } from '#domain/money.ts'

/** A line of an earlier order, as it was sold. */
export interface SoldLine {
  readonly productId: string
  readonly deviceModel: string
  /** '' for none. */
  readonly customName: string
  readonly quantity: number
  /** Price of one piece at the time, in paisa. */
  readonly unitPrice: Paisa
}

/** The product of such a line in today's catalogue. */
export interface TodaysOffer {
  readonly isDeleted: boolean
  readonly deviceModels: readonly string[]
  /** Price of one piece today, in paisa. */
  readonly unitPrice: Paisa
}

/**
 * The fate of a line when it is ordered again (rule: order-again).
 *
 * - `same`, `repriced`: it can be bought, at the price that it had or another
 * - `gone`, `model-gone`: nobody sells the case, or not for that model
 */
export type AgainFate = 'same' | 'repriced' | 'gone' | 'model-gone'

/** The result for a line today; `offer` is undefined for a product that no longer exists. */
export function fateOf(line: SoldLine, offer: TodaysOffer | undefined): AgainFate {
  if (!offer || offer.isDeleted) return 'gone'
  if (!offer.deviceModels.includes(line.deviceModel)) return 'model-gone'
  return offer.unitPrice === line.unitPrice ? 'same' : 'repriced'
}
