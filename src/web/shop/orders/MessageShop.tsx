import type { Order } from '#domain/contract/orders.ts'
import { t } from '#messages'
import { messageAbout } from '#web/kit/order-ui/order-facts.ts'
import { directMessageLink } from '#web/kit/page/direct-message.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { ExternalLinkButton } from '#web/kit/ui/Button.tsx'

/** Link for a message to the shop, with the order named in its text. */
export function MessageShop({ order }: { readonly order: Order }) {
  const shop = useShop()
  return (
    <ExternalLinkButton
      kind="secondary"
      icon="message"
      href={directMessageLink(shop, messageAbout(order))}
    >
      <span>
        {t.orders.message({
          name: shop.handle,
          handle: (content) => <bdi dir="ltr">{content}</bdi>,
        })}
      </span>
    </ExternalLinkButton>
  )
}
