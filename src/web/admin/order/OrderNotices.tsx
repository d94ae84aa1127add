import type { ReactNode } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { formatMoment } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { type OrderFlag, orderFlagLabels, orderFlags } from '#domain/orders/flags.ts'
import { serverNow } from '#web/kit/api/server-clock.ts'
import { phoneOf, totalOf } from '#web/kit/order-ui/order-facts.ts'
import { Notice, type NoticeTone } from '#web/kit/ui/Notice.tsx'
import { PHONE_ORDERS_HEADING, phoneRisk } from './CustomerPanel.tsx'
import { AskForName } from './NameMissing.tsx'

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
          <p>
            Its transfer may have gone there: confirm the payment only once the money is in one of
            your accounts. The customer’s page says not to pay to the earlier one.
          </p>
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
