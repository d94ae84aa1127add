import type { Order, OrderItem } from '#domain/contract/orders.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { slipPayment } from '#domain/orders/cash.ts'
import { parcelWords } from '#domain/orders/parcels/parcel.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { logoPng } from '#domain/settings/logo.ts'
import { hasParcel, itemsPrice, phoneOf, totalOf } from '#web/kit/order-ui/order-facts.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { NameOnCase } from '#web/kit/ui/blocks/NameOnCase.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { Checkbox } from '../../frame/Checkbox.tsx'
import { addressLines, customerDate, customerWords, orderCustomer } from '../customer.ts'

interface PackingSlipProps {
  readonly order: Order
  readonly hasPrices: boolean
}

/**
 * Packing slip of one page, shown only in print. A gift's slip has no prices (rule: gifts). Date
 * and amounts are in the language of the order; the rest is for the packer and the courier, in
 * English.
 */
export function PackingSlip({ order, hasPrices }: PackingSlipProps) {
  const showsPrices = hasPrices && !order.hidePrices
  const { paid, payCourier } = customerWords(order)
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
          {mayLeave && order.language === 'ur' && (
            // Urdu letters have larger ascents and descents than Latin ones.
            <span lang="ur" dir="rtl" className="block text-[10pt] leading-[1.8]">
              {order.isPaid ? paid : payCourier}
            </span>
          )}
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
        {shop.logo?.showsName !== false && <p className="font-bold text-[15pt]">{shop.name}</p>}
        <p>
          <bdi dir="ltr">@{shop.handle}</bdi>
        </p>
      </div>
      <div>
        <p className="font-bold text-[24pt] leading-none tracking-[0.04em]">
          <bdi dir="ltr">{shortOrderId(order._id)}</bdi>
        </p>
        <p>
          <bdi>{customerDate(order.createdAt, order)}</bdi>
        </p>
        {hasParcel(order) && (
          <p className="max-w-[70mm] wrap-anywhere font-semibold text-[11pt]">
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
      <span className="font-bold tabular-nums">{qty} ×</span>
      <span className="grid">
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
  const words = customerWords(order)
  const tax = paisaFromRupees(order.taxPrice)
  const rows = [
    [words.customerItems, itemsPrice(order)],
    [words.shipping, paisaFromRupees(order.shippingPrice)],
    ...(tax > 0 ? [[words.tax, tax] as const] : []),
    [words.total, totalOf(order)],
  ] as const
  return (
    <dl className="slip-totals" lang={order.language}>
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {label === words.shipping && amount === 0 ? words.free : <Money amount={amount} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Line spacing of a packing slip, chosen so that it fits on one page. */
type SlipDensity = 'roomy' | 'close' | 'columns'

/** Maximum number of lines on an A5 page, by density. */
const most = { roomy: 6, close: 14 }

/** Density for these items; a printed name counts as a line of its own, since it is large. */
export function slipDensity(items: readonly { readonly customName: string }[]): SlipDensity {
  const lines = items.length + items.filter(({ customName }) => customName !== '').length
  if (lines <= most.roomy) return 'roomy'
  return lines <= most.close ? 'close' : 'columns'
}

interface LeaveOutPricesProps {
  readonly hasPrices: boolean
  readonly onHasPrices: (hasPrices: boolean) => void
}

/** Checkbox that omits prices from packing slips, as for gifts. */
export function LeaveOutPrices({ hasPrices, onHasPrices }: LeaveOutPricesProps) {
  return (
    <Checkbox checked={!hasPrices} onChange={(isLeftOut) => onHasPrices(!isLeftOut)}>
      Leave out the prices
    </Checkbox>
  )
}
