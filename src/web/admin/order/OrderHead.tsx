import { type ReactNode, useEffect, useState } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { formatMoney } from '#domain/money.ts'
import { type OrderFlag, orderFlagLabels, orderFlags } from '#domain/orders/flags.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { formatMoment } from '#domain/times.ts'
import { serverNow } from '#web/kit/api/server-clock.ts'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { phoneOf, totalOf } from '#web/kit/order-ui/order-facts.ts'
import { StatusBadge } from '#web/kit/order-ui/StatusBadge.tsx'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { Notice, type NoticeTone } from '#web/kit/ui/Notice.tsx'
import { BackLink } from '../frame/BackLink.tsx'
import { PHONE_ORDERS_HEADING, phoneRisk } from './CustomerPanel.tsx'
import { orderCustomer } from './customer.ts'
import { actorNameOf, entryWords, lastStep } from './history/HistoryPanel.tsx'
import { AskForName } from './NameMissing.tsx'
import type { AdminOrder } from './use-admin-order.ts'

/** Milliseconds for which a change is labelled 'just now'. */
const JUST_NOW = 60_000

/** Time and author of the last change; a new change by another person is shown as a badge. */
function Freshness({ adminOrder: { order, hasChanged } }: { readonly adminOrder: AdminOrder }) {
  const [isRecent, setRecent] = useState(hasChanged)
  useEffect(() => {
    if (!isRecent) return
    const timer = setTimeout(() => setRecent(false), JUST_NOW)
    return () => clearTimeout(timer)
  }, [isRecent])
  const step = lastStep(order)
  if (!step || order.version === 1) return null
  return isRecent ? (
    <p role="status">
      <Badge tone="shipped" icon="refresh" className="animate-rise">
        Changed just now by {actorNameOf(step)}
      </Badge>
    </p>
  ) : (
    <p className="text-muted text-sm">
      {entryWords(step)} on {formatMoment(step.at)} by {actorNameOf(step)}
    </p>
  )
}

/** Header of the page: number, status and last change of the order. */
export function OrderHead({ adminOrder }: { readonly adminOrder: AdminOrder }) {
  const { order } = adminOrder
  const shortId = shortOrderId(order._id)
  const phone = phoneOf(order)
  return (
    <header className="grid gap-2">
      <BackLink to="orders" />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-2xl">
          Order{' '}
          <bdi dir="ltr" id="order-short-id" className="tracking-wide">
            {shortId}
          </bdi>
        </h1>
        <CopyButton text={shortId} what="short id" shownIn="order-short-id" />
        <StatusBadge status={order.orderStatus} />
      </div>
      {/* On small screens the panels of customer and total are far below. */}
      <p className="flex flex-wrap items-center gap-x-3 lg:hidden">
        <bdi className="font-semibold">{orderCustomer(order).name}</bdi>
        {phone && (
          <a
            href={`tel:${phone}`}
            className="inline-flex min-h-8 items-center text-plum underline underline-offset-4"
          >
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </a>
        )}
        <Money amount={totalOf(order)} className="font-semibold" />
      </p>
      <p className="text-muted text-sm">Placed on {formatMoment(order.createdAt)}</p>
      <Freshness key={order.version} adminOrder={adminOrder} />
    </header>
  )
}

interface NoticeContent {
  readonly tone: NoticeTone
  readonly title?: string
  readonly text: string
  readonly more?: ReactNode
}

/** Notices by flag; a pending screenshot is shown by the next step itself. */
function noticesOf(
  order: Order,
): Readonly<Record<Exclude<OrderFlag, 'proof-arrived'>, NoticeContent>> {
  const amount = formatMoney(totalOf(order))
  return {
    'transfer-late': {
      tone: 'warning',
      text: `It was placed on ${formatMoment(order.createdAt)}. Ask the customer, or cancel it.`,
    },
    'refund-due': {
      tone: 'danger',
      title: `${orderFlagLabels['refund-due']} ${amount}`,
      text: 'The order was cancelled after its payment.',
    },
    'cash-due': {
      tone: 'warning',
      title: `${orderFlagLabels['cash-due']} ${amount}`,
      text: 'The order was delivered without its cash.',
    },
    'name-needed': {
      tone: 'offer',
      text: 'The customer sends the name to print by direct message. Pack the order when you have the name.',
      more: <AskForName order={order} phone={phoneOf(order)} />,
    },
    'phone-missing': { tone: 'warning', text: 'The courier has no number to call.' },
  }
}

/** Notices about this order, at the top of its page (rule: wallet-changes). */
export function OrderNotices({ order }: { readonly order: Order }) {
  const flags = orderFlags({ ...order, phone: phoneOf(order) }, serverNow()).filter(
    (flag) => flag !== 'proof-arrived',
  )
  const risk = phoneRisk(order)
  const notices = noticesOf(order)
  if (flags.length === 0 && !risk && !order.hasRevokedWallets) return null
  return (
    <section aria-label="Needs attention" className="grid gap-3">
      {order.hasRevokedWallets && (
        <Notice tone="danger" title="This order was told an account that was taken back">
          Its transfer may have gone there: confirm the payment only once the money is in one of
          your accounts. The customer’s page says not to pay to the earlier one.
        </Notice>
      )}
      {flags.map((flag) => {
        const { tone, title = orderFlagLabels[flag], text, more } = notices[flag]
        return (
          <Notice key={flag} tone={tone} title={title}>
            <p>{text}</p>
            {more}
          </Notice>
        )
      })}
      {risk && (
        <Notice tone="warning" title="Look at this phone number’s other orders">
          <p>
            {risk}{' '}
            <a href={`#${PHONE_ORDERS_HEADING}`} className="font-semibold underline">
              See them
            </a>
          </p>
        </Notice>
      )}
    </section>
  )
}
