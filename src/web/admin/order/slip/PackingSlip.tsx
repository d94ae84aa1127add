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
import { classNames } from '#web/kit/ui/class-names.ts'
import { Money } from '#web/kit/ui/Money.tsx'
import { Checkbox } from '../../frame/choices.tsx'
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
  const density = slipDensity(order.orderItems)
  return (
    <section aria-label="Packing slip" className="packing-slip" data-density={density}>
      <SlipHead order={order} />
      <div className={twoColumns}>
        <Recipient order={order} />
        <p
          className={classNames(
            'max-w-[55mm] rounded-[2mm] border-[#000] px-[4mm] py-[2.5mm] text-center font-bold text-[15pt] leading-[1.15] max-[150mm]:max-w-[42mm] max-[150mm]:text-[13pt]',
            mayLeave ? 'whitespace-nowrap border-[0.7mm]' : 'border-[1.2mm] border-double',
          )}
        >
          {mayLeave ? words : `${words} — do not send`}
          {mayLeave && order.language === 'ur' && (
            // Urdu letters have larger ascents and descents than Latin ones.
            <span lang="ur" dir="rtl" className="block text-[10pt] leading-[1.8]">
              {order.isPaid ? paid : payCourier}
            </span>
          )}
        </p>
      </div>
      <ul
        className={classNames(
          'border-[#000] border-t-[0.2mm]',
          density === 'columns' && 'columns-2 gap-x-[6mm]',
        )}
      >
        {order.orderItems.map((item) => (
          <SlipItem key={order.orderItems.indexOf(item)} item={item} hasPrices={showsPrices} />
        ))}
      </ul>
      {showsPrices && <SlipTotals order={order} />}
      {order.giftNote && (
        <p
          className="whitespace-pre-line rounded-[2mm] border-[#000] border-[0.2mm] px-[4mm] py-[3mm] text-[12pt]"
          dir="auto"
        >
          {order.giftNote}
        </p>
      )}
    </section>
  )
}

const twoColumns = 'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-[4mm]'

function SlipHead({ order }: { readonly order: Order }) {
  const shop = useShop()
  return (
    <div className={`${twoColumns} border-[#000] border-b-[0.5mm] pb-[3mm] text-[9pt]`}>
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
      <div className="text-end">
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
    <div className="text-[11pt] max-[150mm]:text-[9.5pt]">
      <p className="font-bold text-[14pt] max-[150mm]:text-[12pt]" dir="auto">
        {name}
      </p>
      {addressLines(order.shippingAddress).map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
      {phone && (
        <p className="font-semibold text-[14pt] max-[150mm]:text-[12pt]">
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </p>
      )}
    </div>
  )
}

function SlipItem({ item, hasPrices }: { readonly item: OrderItem; readonly hasPrices: boolean }) {
  const { name, selectedModel, customName, caseType, qty, price } = item
  return (
    <li className="grid grid-cols-[3em_minmax(0,1fr)_auto] items-baseline gap-[2mm] border-[#999] border-b-[0.2mm] py-(--slip-gap)">
      <span className="font-bold tabular-nums">{qty} ×</span>
      <span className="grid">
        <span className="line-clamp-(--slip-lines) font-semibold" dir="auto">
          {name}
        </span>
        <span>
          {selectedModel} · {caseType}
        </span>
        {/* Large, so that the packer can compare it with the printed case. */}
        <NameOnCase name={customName} className="[&>bdi]:text-[1.6em] [&>bdi]:leading-[1.2]" />
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
    <dl className="grid justify-end gap-[0.8mm]" lang={order.language}>
      {rows.map(([label, amount]) => (
        <div
          key={label}
          className="grid grid-cols-[auto_28mm] gap-[4mm] text-end last:font-bold last:text-[12pt]"
        >
          <dt>{label}</dt>
          <dd>
            {label === words.shipping && amount === 0 ? words.free : <Money amount={amount} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * Line spacing by which a slip of these items fits on an A5 page; a printed name counts as a line of
 * its own, since it is large.
 */
export function slipDensity(items: readonly { readonly customName: string }[]) {
  const lines = items.length + items.filter(({ customName }) => customName !== '').length
  if (lines <= 6) return 'roomy'
  return lines <= 14 ? 'close' : 'columns'
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
