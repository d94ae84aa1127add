import { namedByCustomer } from '#domain/catalogue/named-cases.ts'
import type { OrderState } from './status.ts'

/** Why an order isn't shipped before somebody has said so for it. */
export const NAME_NEEDED =
  'A name to print is missing. Confirm that you have it, or ship without it.'

/** History note for an order that left without the name. */
export const SENT_WITHOUT_NAME = 'No name to print in the order'

interface NamedOrder extends Pick<OrderState, 'orderStatus' | 'isDelivered'> {
  readonly orderItems: readonly { readonly caseType: string; readonly customName: string }[]
}

/**
 * Whether the shop waits for a name to print: of a case that was ordered without one, as long as it
 * can still be made (rule: name-to-print).
 */
export function needsName({ orderItems, orderStatus, isDelivered }: NamedOrder): boolean {
  const isMade = isDelivered || orderStatus === 'Shipped' || orderStatus === 'Cancelled'
  return !isMade && orderItems.some(isNameless)
}

function isNameless({ caseType, customName }: NamedOrder['orderItems'][number]): boolean {
  return namedByCustomer(caseType) && customName === ''
}
