import { namedByCustomer } from '#domain/catalogue/case-types.ts'
import type { OrderState } from './status.ts'

/** Message for an order that ships only after a confirmation. */
export const NAME_NEEDED =
  'A name to print is missing. Confirm that you have it, or ship without it.'

/** History note for an order that shipped without the name. */
export const SENT_WITHOUT_NAME = 'No name to print in the order'

/** Order with the cases that may take a name. */
export interface NamedOrder extends Pick<OrderState, 'orderStatus' | 'isDelivered'> {
  readonly orderItems: readonly { readonly caseType: string; readonly customName: string }[]
}

/** Whether a case was ordered without its name and can still be made (rule: name-to-print). */
export function needsName({ orderItems, orderStatus, isDelivered }: NamedOrder): boolean {
  const isMade = isDelivered || orderStatus === 'Shipped' || orderStatus === 'Cancelled'
  return !isMade && orderItems.some(isNameless)
}

function isNameless({ caseType, customName }: NamedOrder['orderItems'][number]): boolean {
  return namedByCustomer(caseType) && customName === ''
}
