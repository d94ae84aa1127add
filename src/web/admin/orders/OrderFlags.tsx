import type { Order } from '#domain/contract/orders.ts'
import { type OrderFlag, orderFlagLabels, orderFlags } from '#domain/orders/flags.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { phoneOf } from '#web/order-parts/order-facts.ts'
import { Icon, type IconName } from '#web/ui/Icon.tsx'

const icons: Readonly<Record<OrderFlag, IconName>> = {
  'proof-arrived': 'eye',
  'transfer-late': 'clock',
  'refund-due': 'warning',
  'cash-due': 'cash',
  'name-needed': 'edit',
  'phone-missing': 'phone',
}

/** Flags of an order; null without any. */
export function flagsOf(order: Order): readonly OrderFlag[] | null {
  const flags = orderFlags({ ...order, phone: phoneOf(order) }, serverNow())
  return flags.length > 0 ? flags : null
}

export function OrderFlags({ flags }: { readonly flags: readonly OrderFlag[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {flags.map((flag) => (
        <li
          key={flag}
          className="flex items-start gap-1.5 font-semibold text-payment-rejected text-xs"
        >
          <Icon name={icons[flag]} className="size-4" />
          {orderFlagLabels[flag]}
        </li>
      ))}
    </ul>
  )
}
