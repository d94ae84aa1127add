import type { Paisa } from '#domain/money.ts'
import type { OrderState } from './status.ts'

/** A line of an earlier order, as it was sold. */
export interface SoldLine {
  readonly productId: string
  readonly deviceModel: string
  /** '' for none. */
  readonly customName: string
  readonly quantity: number
  /** What one piece cost, in paisa. */
  readonly unitPrice: Paisa
}

/** What the catalogue says today of the product of such a line. */
export interface TodaysOffer {
  readonly isDeleted: boolean
  readonly deviceModels: readonly string[]
  /** What one piece costs, in paisa. */
  readonly unitPrice: Paisa
}

/**
 * What can become of a line when it is ordered again (rule: order-again).
 *
 * - `same`, `repriced`: it can be bought, at the price that it had or another
 * - `gone`, `model-gone`: nobody sells the case, or not for that model
 */
export type AgainFate = 'same' | 'repriced' | 'gone' | 'model-gone'

/** What becomes of a line today; `offer` is undefined for a product that nobody knows any more. */
export function fateOf(line: SoldLine, offer: TodaysOffer | undefined): AgainFate {
  if (!offer || offer.isDeleted) return 'gone'
  if (!offer.deviceModels.includes(line.deviceModel)) return 'model-gone'
  return offer.unitPrice === line.unitPrice ? 'same' : 'repriced'
}

/** Whether an order has come to its end, so that having it once more is a thought. */
export function isOver({
  orderStatus,
  isDelivered,
}: Pick<OrderState, 'orderStatus' | 'isDelivered'>) {
  return isDelivered || orderStatus === 'Delivered' || orderStatus === 'Cancelled'
}
