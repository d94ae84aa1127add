import { terms } from '#domain/terms.ts'
import { HOUR } from '#domain/units.ts'
import type { StoredProof } from './proof.ts'
import type { OrderState } from './status.ts'

/** Order with the time at which it was placed, ISO 8601. */
export interface TransferredOrder
  extends Pick<OrderState, 'orderStatus' | 'paymentMethod' | 'isPaid'> {
  readonly createdAt: string
  /** State of its screenshot; undefined without one. */
  readonly proof?: StoredProof | undefined
}

/**
 * Whether a transfer has been pending for longer than its screenshot may take (rule:
 * late-transfer).
 */
export function isTransferLate(order: TransferredOrder, now: Date): boolean {
  return (
    order.paymentMethod === 'Online_Manual' &&
    order.orderStatus === 'Payment Pending' &&
    !order.isPaid &&
    order.proof === undefined &&
    now.getTime() - Date.parse(order.createdAt) > terms.screenshotHours * HOUR
  )
}
