import { type ShownStatus, statusLabels } from '#domain/orders/status.ts'
import { Badge, type BadgeTone } from '#web/kit/ui/Badge.tsx'
import type { IconName } from '#web/kit/ui/Icon.tsx'

const looks: Readonly<Record<ShownStatus, { tone: BadgeTone; icon: IconName }>> = {
  Pending: { tone: 'pending', icon: 'clock' },
  'Payment Pending': { tone: 'payment-pending', icon: 'cash' },
  'Payment Rejected': { tone: 'payment-rejected', icon: 'warning' },
  Checking: { tone: 'paid', icon: 'search' },
  Paid: { tone: 'paid', icon: 'check' },
  Processing: { tone: 'processing', icon: 'box' },
  Shipped: { tone: 'shipped', icon: 'truck' },
  Delivered: { tone: 'delivered', icon: 'home' },
  Cancelled: { tone: 'cancelled', icon: 'close' },
}

/** Status of an order, with its own colour and icon. */
export function StatusBadge({ status }: { readonly status: ShownStatus }) {
  return <Badge {...looks[status]}>{statusLabels()[status]}</Badge>
}
