import type { Order } from '#domain/contract/orders.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { rejectionReasonOf } from '../order-facts.ts'

/** Why the last transfer was not accepted, and what to do now (rule: second-transfer). */
export function PaymentRejected({ order }: { readonly order: Order }) {
  const reason = rejectionReasonOf(order)
  return (
    <Notice tone="danger" title="We could not confirm your payment">
      {reason !== null && (
        <p dir="auto" className="whitespace-pre-line">
          {reason}
        </p>
      )}
      <p>Please check your transfer and send a new screenshot.</p>
    </Notice>
  )
}
