import type { Order } from '#domain/contract/orders.ts'
import { OrderAgainPart } from './OrderAgainPart.tsx'
import { WriteReview } from './WriteReview.tsx'

/** What is left to do with an order that has come to its end. */
export function Afterwards({ order }: { readonly order: Order }) {
  return (
    <div className="flex flex-wrap items-start gap-3 empty:hidden print:hidden">
      <OrderAgainPart order={order} />
      {order.isDelivered && <WriteReview order={order} />}
    </div>
  )
}
