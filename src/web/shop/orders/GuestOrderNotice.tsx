import type { Order } from '#domain/contract/orders.ts'
import { t } from '#messages'
import { useSession } from '#web/kit/session/session.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'

/** Notice of an order without an account, for every viewer (rule: guest-order-access). */
export function GuestOrderNotice({ order }: { readonly order: Order }) {
  const isSignedIn = useSession() !== null
  if (order.user) return null
  return (
    <Notice tone="info" icon="user" title={t.orders.guestOrder}>
      <p className="text-muted">
        {order.access === 'masked'
          ? t.orders.confirmToSee
          : isSignedIn
            ? t.orders.keepLinkSignedIn
            : t.orders.keepLink}
      </p>
    </Notice>
  )
}
