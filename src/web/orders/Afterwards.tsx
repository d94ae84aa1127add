import type { Order } from '#domain/contract/orders.ts'
import { OrderAgainPart } from './OrderAgainPart.tsx'
import { WriteReview } from './WriteReview.tsx'

/** The actions on a completed order: order again, review. */
export function Afterwards({ order }: { readonly order: Order }) {
  return (
    <div className="flex flex-wrap items-start gap-3 empty:hidden print:hidden">
      <OrderAgainPart order={order} />
      {order.isDelivered && <WriteReview order={order} />}
    </div>
  )
}
