import { useLocation } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { t } from '#messages'
import { Icon } from '#web/kit/ui/Icon.tsx'

/** Whether the checkout has led here with the order that it placed, and that stands. */
export const usePlaced = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  useLocation().state?.isPlaced === true && orderStatus !== 'Cancelled'

/** Confirmation of a placed order, in the flow of the page. */
export function PlacedNote() {
  return (
    <span role="status" className="flex items-center gap-1 font-semibold text-save">
      <Icon name="check" className="size-4" />
      {t.orders.orderPlaced}
    </span>
  )
}
