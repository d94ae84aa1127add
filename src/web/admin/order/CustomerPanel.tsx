import type { Order } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { orderFlagLabels } from '#domain/orders/flags.ts'
import { whatsAppLink } from '#domain/settings/whatsapp-link.ts'
import { phoneOf } from '#web/kit/order-ui/order-facts.ts'
import { StatusBadge } from '#web/kit/order-ui/StatusBadge.tsx'
import { useShop } from '#web/kit/page/shop-context.ts'
import { Badge, type BadgeTone } from '#web/kit/ui/Badge.tsx'
import { ExternalLinkButton, LinkButton } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { OrderLink } from '../frame/cells.tsx'
import { useFold } from '../frame/use-fold.tsx'
import { greeting, type OrderCustomer, orderCustomer } from './customer.ts'

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
          <LinkButton to={`tel:${phone}`} kind="secondary" icon="phone">
            Call
          </LinkButton>
          <ExternalLinkButton
            href={whatsAppLink(phone, greeting(shop.name, order))}
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

const VISIBLE = 5

/** Other orders from the same phone number, with their outcomes (rule: order-floods). */
export function PhoneOrders({ order }: { readonly order: Order }) {
  const { phoneHistory } = order
  const { visibleRows, button } = useFold(phoneHistory?.orders ?? [], VISIBLE)
  if (!phoneHistory || phoneOf(order) === null) return null
  const { orders, total } = phoneHistory
  const risk = phoneRisk(order)
  return (
    <Section
      id={PHONE_ORDERS_HEADING}
      title="Other orders from this phone number"
      card="usual"
      className="gap-3"
    >
      {risk ? (
        <p className="flex items-start gap-2 font-medium text-pending text-sm">
          <Icon name="warning" />
          {risk}
        </p>
      ) : (
        <p className="text-muted text-sm">
          {total === 0 && 'This is the first one.'}
          {total === 1 && 'One other order; nothing went wrong with it.'}
          {total > 1 && `${total} other orders; nothing went wrong with them.`}
        </p>
      )}
      <ul className="grid empty:hidden">
        {visibleRows.map(({ _id, orderStatus, totalPrice, createdAt }) => (
          <li
            key={_id}
            className="relative -mx-2 grid gap-0.5 rounded-control px-2 py-2.5 hover:bg-paper"
          >
            <div className="flex items-center justify-between gap-3">
              <OrderLink id={_id} className="stretched" />
              <StatusBadge status={orderStatus} />
            </div>
            <p className="flex justify-between gap-3 text-muted text-sm">
              {formatDate(createdAt)}
              <Money amount={paisaFromRupees(totalPrice)} />
            </p>
          </li>
        ))}
      </ul>
      {button}
      {!button && total > orders.length && (
        <p className="text-muted text-sm">These are the newest {orders.length}.</p>
      )}
    </Section>
  )
}

/** Id of the heading above the other orders of the phone. */
export const PHONE_ORDERS_HEADING = 'phone-orders'

/** Warning about unsuccessful other orders of the phone (rule: order-floods); null without. */
export function phoneRisk({ phoneHistory }: Pick<Order, 'phoneHistory'>): string | null {
  if (!phoneHistory) return null
  const { total, cancelled, rejected } = phoneHistory
  const outcomes = [
    cancelled > 0 && `${cancelled} cancelled`,
    rejected > 0 && `${rejected} with a rejected payment`,
  ].filter(Boolean)
  if (outcomes.length === 0) return null
  return `${total === 1 ? 'One other order' : `${total} other orders`}: ${outcomes.join(', ')}.`
}
