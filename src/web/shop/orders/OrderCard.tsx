import type { Order } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import { needsName } from '#domain/orders/name-needed.ts'
import { parcelWords } from '#domain/orders/parcels/parcel.ts'
import { awaitsProof, isProofWaiting, shownStatus } from '#domain/orders/proof.ts'
import { paymentMethodLabels, shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { hasParcel, totalOf } from '#web/kit/order-ui/order-facts.ts'
import { StatusBadge } from '#web/kit/order-ui/StatusBadge.tsx'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { NameOnCase } from '#web/kit/ui/blocks/NameOnCase.tsx'
import { ProductName } from '#web/kit/ui/blocks/ProductName.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { OrderAgain } from './OrderAgain.tsx'

const NAMED_ITEMS = 3

/** List of orders. */
export function OrderCards({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <ul className="grid gap-4">
      {orders.map((order) => (
        <li key={order._id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  )
}

/** Order in a list: its identity, and links to its pages. */
function OrderCard({ order }: { readonly order: Order }) {
  const label = { number: shortOrderId(order._id), hidden: hiddenText }
  const titleId = `order-${order._id}`
  const isWaiting = isProofWaiting(order)
  return (
    <Card as="article" aria-labelledby={titleId} className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={titleId} className="text-lg">
            {t.orders.heading({
              number: label.number,
              id: (content) => (
                <bdi dir="ltr" className="tracking-wide">
                  {content}
                </bdi>
              ),
            })}
          </h2>
          <p className="text-muted text-sm">{formatDate(order.createdAt)}</p>
        </div>
        <StatusBadge status={shownStatus(order)} />
      </header>
      <div className="grid gap-4 border-hairline border-t pt-4 md:grid-cols-[minmax(0,1fr)_17rem] md:gap-8">
        <Items order={order} />
        <Payment order={order} />
      </div>
      <footer className="flex flex-wrap gap-3 border-hairline border-t pt-4">
        <LinkButton to={paths.order(order._id)} kind="secondary" className="grow sm:grow-0">
          <span>{t.orders.viewDetails(label)}</span>
        </LinkButton>
        {awaitsProof(order) && !isWaiting && (
          <LinkButton to={paths.payment(order._id)} icon="cash" className="grow sm:grow-0">
            <span>{t.orders.uploadPayment(label)}</span>
          </LinkButton>
        )}
        {isWaiting && order.access === 'full' && (
          <LinkButton to={paths.payment(order._id)} kind="quiet" className="grow sm:grow-0">
            <span>{t.orders.replaceProof(label)}</span>
          </LinkButton>
        )}
        <OrderAgain order={order} />
      </footer>
    </Card>
  )
}

function Payment({ order }: { readonly order: Order }) {
  return (
    <div className="grid content-start gap-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-muted text-sm">{t.orders.payment}</dt>
        <dd className="text-end text-sm">{paymentMethodLabels()[order.paymentMethod]}</dd>
        <dt className="text-muted text-sm">{t.orders.total}</dt>
        <dd className="text-end font-semibold text-lg leading-tight">
          <Money amount={totalOf(order)} />
        </dd>
        {order.orderStatus === 'Shipped' && hasParcel(order) && (
          <>
            <dt className="text-muted text-sm">{t.orders.parcel}</dt>
            <dd className="text-end text-sm wrap-anywhere">
              <bdi>{parcelWords(order)}</bdi>
            </dd>
          </>
        )}
      </dl>
      <p className="flex flex-wrap gap-2 md:justify-end">
        <Badge tone={order.isPaid ? 'paid' : 'neutral'} icon={order.isPaid ? 'check' : 'clock'}>
          {order.isPaid ? t.orders.paid : t.orders.notPaid}
        </Badge>
        <Badge
          tone={order.isDelivered ? 'delivered' : 'neutral'}
          icon={order.isDelivered ? 'home' : 'truck'}
        >
          {order.isDelivered ? t.orders.cardDelivered : t.orders.notDelivered}
        </Badge>
      </p>
      {isProofWaiting(order) && (
        <p className="text-delivered text-sm md:text-end">{t.orders.proofReceived}</p>
      )}
    </div>
  )
}

function Items({ order }: { readonly order: Order }) {
  const { orderItems } = order
  const more = orderItems.length - NAMED_ITEMS
  return (
    <div className="grid content-start gap-3">
      <ul className="grid gap-3">
        {orderItems.slice(0, NAMED_ITEMS).map((item) => (
          <li
            key={orderItems.indexOf(item)}
            className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3"
          >
            <Thumbnail path={item.image} width={48} />
            <span className="grid text-sm">
              <span className="font-semibold">
                <ProductName>{item.name}</ProductName>
              </span>
              <span className="text-muted">
                {item.selectedModel} × {item.qty}
              </span>
              <NameOnCase
                name={item.customName}
                caseType={needsName(order) ? item.caseType : undefined}
              />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-muted text-sm">{t.orders.moreItems({ count: more })}</p>}
    </div>
  )
}
