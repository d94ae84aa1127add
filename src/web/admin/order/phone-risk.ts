import type { Order } from '#domain/contract/orders.ts'

/** Id of the heading above the other orders of the phone. */
export const PHONE_ORDERS_HEADING = 'phone-orders'

/**
 * Warning about unsuccessful other orders of the phone, as a sentence; null without any. It never
 * blocks an order (rule: floods).
 */
export function phoneRisk({ phoneHistory }: Pick<Order, 'phoneHistory'>): string | null {
  if (!phoneHistory) return null
  const { total, cancelled, rejected } = phoneHistory
  const parts = [
    ...(cancelled > 0 ? [`${cancelled} cancelled`] : []),
    ...(rejected > 0 ? [`${rejected} with a rejected payment`] : []),
  ]
  if (parts.length === 0) return null
  return `${total === 1 ? 'One other order' : `${total} other orders`}: ${parts.join(', ')}.`
}
