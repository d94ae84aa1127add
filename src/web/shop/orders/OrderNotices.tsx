import type { Order } from '#domain/contract/orders.ts'
import { needsName } from '#domain/orders/name-needed.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { t } from '#messages'
import { directMessageLink } from '#web/kit/page/direct-message.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { useSession } from '#web/kit/session/session.ts'
import { ExternalLinkButton } from '#web/kit/ui/Button.tsx'
import { ltr } from '#web/kit/ui/message-tags.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'

/** Form for a missing name to print, until the order is made (rule: name-to-print). */
export function NameNeeded({ order }: { readonly order: Order }) {
  const shop = useShop()
  if (!needsName(order)) return null
  const shortId = shortOrderId(order._id)
  return (
    <Notice tone="offer" icon="edit" title={t.orders.whichName}>
      <p>{t.orders.sendNameByDm({ number: shortId, id: ltr })}</p>
      <div className="mt-1">
        <ExternalLinkButton
          kind="secondary"
          icon="message"
          href={directMessageLink(shop, t.orders.nameToPrint({ number: shortId }))}
        >
          {t.orders.sendName}
        </ExternalLinkButton>
      </div>
    </Notice>
  )
}

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
