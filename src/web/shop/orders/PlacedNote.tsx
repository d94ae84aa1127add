import { useLocation } from 'react-router'
import { t } from '#messages'
import { Icon } from '#web/kit/ui/Icon.tsx'

/** Whether the checkout has led here with the order that it placed. */
export const usePlaced = (): boolean => useLocation().state?.isPlaced === true

/** Confirmation of a placed order, in the flow of the page. */
export function PlacedNote() {
  return (
    <span role="status" className="flex items-center gap-1 font-semibold text-save">
      <Icon name="check" className="size-4" />
      {t.orders.orderPlaced}
    </span>
  )
}
