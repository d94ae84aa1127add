import { namedByCustomer } from '#domain/catalogue/named-cases.ts'
import type { OrderState } from './status.ts'

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
