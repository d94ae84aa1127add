import type { Order } from '#domain/contract/orders.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { orderFlagLabels } from '#domain/orders/flags.ts'
import { phoneOf } from '#web/kit/order-ui/order-facts.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { Badge, type BadgeTone } from '#web/kit/ui/Badge.tsx'
import { ExternalLinkButton, LinkButton } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import type { IconName } from '#web/kit/ui/Icon.tsx'
import { callLink, greeting, type OrderCustomer, orderCustomer, whatsAppTo } from './customer.ts'

/** Badge by kind of customer: guest, account, deleted account (rule: deleted-accounts). */
const accountLooks: Readonly<
  Record<OrderCustomer['account'], { tone: BadgeTone; icon: IconName }>
> = {
  Guest: { tone: 'neutral', icon: 'user' },
  Account: { tone: 'paid', icon: 'user' },
  'Deleted account': { tone: 'payment-rejected', icon: 'trash' },
}

/** Customer of the order, with links to call or write. */
export function CustomerPanel({ order }: { readonly order: Order }) {
  const shop = useShop()
  const { name, email, account } = orderCustomer(order)
  const phone = phoneOf(order)
  return (
    <Section title="Customer" card="usual" className="gap-3">
      <div className="grid justify-items-start gap-1.5">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <Badge {...accountLooks[account]}>{account}</Badge>
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-8 items-center break-all text-plum underline underline-offset-4"
        >
          <bdi>{email}</bdi>
        </a>
        <p className="font-semibold text-lg tabular-nums">
          {phone ? <bdi dir="ltr">{formatPhone(phone)}</bdi> : orderFlagLabels['phone-missing']}
        </p>
      </div>
      {phone && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3">
          <LinkButton to={callLink(phone)} kind="secondary" icon="phone">
            Call
          </LinkButton>
          <ExternalLinkButton
            href={whatsAppTo(phone, greeting(shop.name, order))}
            kind="secondary"
            icon="message"
          >
            WhatsApp
          </ExternalLinkButton>
        </div>
      )}
    </Section>
  )
}
