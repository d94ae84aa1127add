import type { Order } from '#domain/contract/orders.ts'
import { terms } from '#domain/terms.ts'
import { directMessageLink } from '#web/frame/direct-message.ts'
import { useShop } from '#web/frame/shop-context.ts'
import { ExternalLinkButton } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { messageAbout } from './order-facts.ts'

/** A person to ask, last on every page of an order. */
export function OrderHelp({ order }: { readonly order: Order }) {
  const shop = useShop()
  return (
    <Section title="Need help?" card="usual" className="gap-3">
      <p className="text-muted text-sm">
        Message us with your order number. We reply within {terms.supportReplyHours} hours.
      </p>
      <ExternalLinkButton
        kind="secondary"
        icon="message"
        href={directMessageLink(shop, messageAbout(order))}
      >
        <span>
          Message <bdi dir="ltr">@{shop.handle}</bdi>
        </span>
      </ExternalLinkButton>
    </Section>
  )
}
