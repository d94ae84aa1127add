import type { Order } from '#domain/contract/orders.ts'
import { rejectionReasonOf } from '#web/order-parts/order-facts.ts'
import { progressWords } from '#web/order-parts/order-words.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** Why the last transfer was not accepted, and what to do now (rule: second-transfer). */
export function PaymentRejected({ order }: { readonly order: Order }) {
  const { headline, nextStep } = progressWords(order)
  const reason = rejectionReasonOf(order)
  return (
    <Notice tone="danger" title={headline}>
      {reason !== null && (
        <blockquote dir="auto" className="whitespace-pre-line border-s-4 ps-3 font-medium">
          {reason}
        </blockquote>
      )}
      <p>{nextStep}</p>
    </Notice>
  )
}
