import type { Order } from '#domain/contract/orders.ts'
import { needsName } from '#domain/orders/name-needed.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import * as messages from '#messages/order-page.ts'
import { directMessageLink } from '#web/kit/page/direct-message.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { ExternalLinkButton } from '#web/kit/ui/Button.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'

/** Form for a missing name to print, until the order is made (rule: name-to-print). */
export function NameNeeded({ order }: { readonly order: Order }) {
  const shop = useShop()
  if (!needsName(order)) return null
  const shortId = shortOrderId(order._id)
  return (
    <Notice tone="offer" icon="edit" title={messages.whichName}>
      <p>
        {messages.sendNameByDm({
          number: shortId,
          id: (content) => <bdi dir="ltr">{content}</bdi>,
        })}
      </p>
      <div className="mt-1">
        <ExternalLinkButton
          kind="secondary"
          icon="message"
          href={directMessageLink(shop, messages.nameToPrint({ number: shortId }))}
        >
          {messages.sendName}
        </ExternalLinkButton>
      </div>
    </Notice>
  )
}
