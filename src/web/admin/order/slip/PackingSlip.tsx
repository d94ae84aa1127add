import type { Order, OrderItem } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { slipPayment } from '#domain/orders/cash.ts'
import { parcelWords } from '#domain/orders/parcels/parcel.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { logoPng } from '#domain/settings/logo.ts'
import { useShop } from '#web/frame/shop-context.ts'
import { hasParcel } from '#web/order-parts/has-parcel.ts'
import { itemsPrice, phoneOf, totalOf } from '#web/order-parts/order-facts.ts'
import { NameOnCase } from '#web/ui/blocks/NameOnCase.tsx'
import { Money } from '#web/ui/Money.tsx'
import { orderCustomer } from '../../orders/contact.ts'
import { addressLines } from '../address-lines.ts'
import { slipDensity } from './slip-density.ts'

interface PackingSlipProps {
  readonly order: Order
  readonly hasPrices: boolean
}

/** The packing slip: one page, shown on paper alone. A gift's names no prices (rule: gifts). */
export function PackingSlip({ order, hasPrices }: PackingSlipProps) {
  const showsPrices = hasPrices && !order.hidePrices
  const { words, mayLeave } = slipPayment({ ...order, total: totalOf(order) })
  return (
    <section
      aria-label="Packing slip"
      className="packing-slip"
      data-density={slipDensity(order.orderItems)}
    >
      <SlipHead order={order} />
      <div className="slip-parties">
        <Recipient order={order} />
        <p className="slip-payment" data-warning={mayLeave ? undefined : true}>
          {mayLeave ? words : `${words} — do not send`}
        </p>
      </div>
      <ul className="slip-items">
        {order.orderItems.map((item) => (
          <SlipItem key={order.orderItems.indexOf(item)} item={item} hasPrices={showsPrices} />
        ))}
      </ul>
      {showsPrices && <SlipTotals order={order} />}
      {order.giftNote && (
        <p className="slip-gift" dir="auto">
          {order.giftNote}
        </p>
      )}
    </section>
  )
}

function SlipHead({ order }: { readonly order: Order }) {
  const shop = useShop()
  return (
    <div className="slip-head">
      <div>
        {shop.logo && (
          <img
            src={logoPng(shop.logo.path)}
            width={shop.logo.width}
            height={shop.logo.height}
            alt={shop.logo.showsName ? '' : shop.name}
          />
        )}
        {shop.logo?.showsName !== false && <p className="slip-shop">{shop.name}</p>}
        <p>
          <bdi dir="ltr">@{shop.handle}</bdi>
        </p>
      </div>
      <div>
        <p className="slip-id">
          <bdi dir="ltr">{shortOrderId(order._id)}</bdi>
        </p>
        <p>{formatDate(order.createdAt)}</p>
        {hasParcel(order) && (
          <p className="slip-parcel">
            <bdi>{parcelWords(order)}</bdi>
          </p>
        )}
      </div>
    </div>
  )
}

function Recipient({ order }: { readonly order: Order }) {
  const { name } = orderCustomer(order)
  const phone = phoneOf(order)
  return (
    <div className="slip-recipient">
      <p className="slip-name" dir="auto">
        {name}
      </p>
      {addressLines(order.shippingAddress).map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
      {phone && (
        <p className="slip-phone">
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </p>
      )}
    </div>
  )
}

interface SlipItemProps {
  readonly item: OrderItem
  readonly hasPrices: boolean
}

function SlipItem({
  item: { name, selectedModel, customName, caseType, qty, price },
  hasPrices,
}: SlipItemProps) {
  return (
    <li>
      <span className="slip-quantity">{qty} ×</span>
      <span className="slip-item">
        <span className="slip-item-name" dir="auto">
          {name}
        </span>
        <span>
          {selectedModel} · {caseType}
        </span>
        <NameOnCase name={customName} className="slip-custom-name" />
      </span>
      {hasPrices && <Money amount={paisaFromRupees(price) * qty} />}
    </li>
  )
}

function SlipTotals({ order }: { readonly order: Order }) {
  const tax = paisaFromRupees(order.taxPrice)
  const rows = [
    ['Items', itemsPrice(order)],
    ['Shipping', paisaFromRupees(order.shippingPrice)],
    ...(tax > 0 ? [['Tax', tax] as const] : []),
    ['Total', totalOf(order)],
  ] as const
  return (
    <dl className="slip-totals">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{label === 'Shipping' && amount === 0 ? 'Free' : <Money amount={amount} />}</dd>
        </div>
      ))}
    </dl>
  )
}
