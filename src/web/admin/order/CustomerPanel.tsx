import { formatPhone } from '#domain/accounts/phone.ts'
import type { Order } from '#domain/contract/orders.ts'
import { orderFlagLabels } from '#domain/orders/flags.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { OrderBlock } from '#web/orders/OrderBlock.tsx'
import { phoneOf } from '#web/orders/order-facts.ts'
import { useShop } from '#web/shell/shop-context.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ExternalLinkButton, LinkButton } from '#web/ui/Button.tsx'
import { callLink, greeting, whatsAppTo } from './contact-links.ts'

/** Who ordered, and the ways to reach them. */
export function CustomerPanel({ order }: { readonly order: Order }) {
  const shop = useShop()
  const { name = '', email = '' } = order.guestInfo ?? order.user ?? {}
  const phone = phoneOf(order)
  return (
    <OrderBlock id="order-customer" title="Customer">
      <div className="grid justify-items-start gap-1.5">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <AccountMark order={order} />
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
        <div className="grid grid-cols-2 gap-3">
          <LinkButton to={callLink(phone)} kind="secondary" icon="phone">
            Call
          </LinkButton>
          <ExternalLinkButton
            href={whatsAppTo(phone, greeting(shop.name, shortOrderId(order._id)))}
            kind="secondary"
            icon="message"
          >
            WhatsApp
          </ExternalLinkButton>
        </div>
      )}
    </OrderBlock>
  )
}

/** Whether there is an account behind the order, and whether it still exists (D59). */
function AccountMark({ order: { user } }: { readonly order: Order }) {
  if (!user) return <Badge tone="neutral">Guest</Badge>
  return user.isDeleted ? (
    <Badge tone="payment-rejected" icon="trash">
      Account deleted
    </Badge>
  ) : (
    <Badge tone="paid" icon="user">
      Account
    </Badge>
  )
}
