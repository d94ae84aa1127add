import type { Order } from '#domain/contract/orders.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** Why the last transfer was not accepted, and what to do now (D40). */
export function PaymentRejected({ order }: { readonly order: Order }) {
  const reason = order.paymentResult?.verificationNote
  return (
    <Notice tone="danger" title="We could not confirm your payment">
      {reason && <p className="whitespace-pre-line">{reason}</p>}
      <p>Please check your transfer and send a new screenshot.</p>
    </Notice>
  )
}
