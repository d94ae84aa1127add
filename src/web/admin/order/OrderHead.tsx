import { useEffect, useState } from 'react'
import { formatMoment } from '#domain/dates.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { phoneOf, totalOf } from '#web/kit/order-ui/order-facts.ts'
import { StatusBadge } from '#web/kit/order-ui/StatusBadge.tsx'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { BackLink } from '../frame/BackLink.tsx'
import { callLink, orderCustomer } from './customer.ts'
import { actorNameOf, entryWords, lastStep } from './history/HistoryPanel.tsx'
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
            href={callLink(phone)}
            className="inline-flex min-h-8 items-center text-plum underline underline-offset-4"
          >
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </a>
        )}
        <Money amount={totalOf(order)} className="font-semibold" />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted text-sm">
        Placed on {formatMoment(order.createdAt)}
        <CopyButton text={order._id} what="full id" isNamed />
      </p>
      <Freshness key={order.version} adminOrder={adminOrder} />
    </header>
  )
}
