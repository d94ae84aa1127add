import type { RefObject } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { type OrderFlag, orderFlagLabels, orderFlags } from '#domain/orders/flags.ts'
import { paymentMethodLabels, shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { serverNow } from '#web/kit/api/server-clock.ts'
import { phoneOf, totalOf } from '#web/kit/order-ui/order-facts.ts'
import { StatusBadge } from '#web/kit/order-ui/StatusBadge.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { AdminTable, type Column } from '../frame/AdminTable.tsx'
import { ListTime } from '../frame/cells.tsx'
import { RowCheckbox } from '../frame/choices.tsx'
import { counted } from '../frame/count.ts'
import { contactOf, orderCustomer } from '../order/customer.ts'
import type { LiveList } from './live-list.ts'
import type { ListSelection } from './selection/ChoosePage.tsx'

interface OrderTableProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly list: LiveList
  readonly search: string
  readonly choosing: ListSelection
}

/** Table of one page of orders, with the facts that decide the next action. */
export function OrderTable({ ref, list, search, choosing }: OrderTableProps) {
  const columns: readonly Column<Order>[] = [
    {
      name: 'Select',
      isNameHidden: true,
      slot: 'choice',
      cell: ({ _id }) => (
        <RowCheckbox
          label={`Select order ${shortOrderId(_id)}`}
          checked={choosing.ids.has(_id)}
          onChange={(isChosen) => choosing.choose([_id], isChosen)}
        />
      ),
    },
    {
      name: 'Order',
      slot: 'title',
      cell: (order) => <Title order={order} isNew={list.newIds.has(order._id)} />,
    },
    {
      name: 'Customer',
      slot: 'plain',
      cell: (order) => <CustomerCell order={order} search={search} />,
    },
    { name: 'Items', slot: 'plain', cell: (order) => <Items {...order} /> },
    {
      name: 'Total',
      slot: 'start',
      align: 'end',
      cell: (order) => <Money amount={totalOf(order)} className="font-semibold" />,
    },
    { name: 'Payment', slot: 'end', cell: (order) => <Payment {...order} /> },
    {
      name: 'Status',
      slot: 'corner',
      cell: ({ orderStatus }) => <StatusBadge status={orderStatus} />,
    },
    { name: 'Attention', slot: 'plain', cell: flagsOf },
  ]
  return (
    <div ref={ref} className="order-table">
      <AdminTable
        caption="Orders, newest first"
        columns={columns}
        rows={list.visible.orders}
        keyOf={({ _id }) => _id}
      />
    </div>
  )
}

function Title({ order, isNew }: { readonly order: Order; readonly isNew: boolean }) {
  return (
    <div
      className="flex flex-col gap-0.5 xl:gap-0 xl:whitespace-nowrap"
      data-new={isNew || undefined}
    >
      <span className="flex items-baseline gap-2">
        <Link
          to={paths.adminOrder(order._id)}
          data-row-link
          className="font-semibold text-ink underline-offset-4 hover:text-plum hover:underline max-xl:stretched"
        >
          <span className="sr-only">Order </span>
          <bdi dir="ltr" className="tracking-wide">
            {shortOrderId(order._id)}
          </bdi>
        </Link>
        {isNew && <span className="font-semibold text-plum text-xs">New</span>}
      </span>
      <span className="text-muted text-xs">
        <ListTime at={order.createdAt} />
      </span>
    </div>
  )
}

function CustomerCell({ order, search }: { readonly order: Order; readonly search: string }) {
  const { name, account } = orderCustomer(order)
  const { city } = order.shippingAddress
  return (
    <div className="grid gap-0.5 xl:flex xl:items-baseline xl:gap-2">
      <span className="wrap-anywhere xl:min-w-24 xl:truncate">
        <bdi className="font-medium">{name}</bdi>{' '}
        <span className="whitespace-nowrap text-muted text-xs xl:hidden">({account})</span>
      </span>
      <span className="wrap-anywhere text-muted text-sm xl:truncate xl:text-xs">
        {/* A row has room for contact or city; it shows the contact during a search. */}
        <span className={search === '' ? 'xl:hidden' : undefined}>
          <bdi dir="ltr" className="inline-block max-w-full">
            {contactOf(order, search)}
          </bdi>
          {city && '\u00A0· '}
        </span>
        {city && <bdi className={search === '' ? 'xl:hidden' : undefined}>{city}</bdi>}
      </span>
    </div>
  )
}

function Items({ orderItems }: Pick<Order, 'orderItems'>) {
  const [first] = orderItems
  const pieces = orderItems.reduce((sum, { qty }) => sum + qty, 0)
  const more = orderItems.length - 1
  if (!first) return null
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-3 xl:grid-cols-[1.75rem_minmax(0,1fr)]">
      <Thumbnail path={first.image} width={40} />
      <div className="grid gap-0.5 text-sm xl:flex xl:items-baseline xl:gap-2 xl:overflow-hidden">
        <span className="line-clamp-2 xl:block xl:min-w-0 xl:truncate">{first.name}</span>
        <span className="shrink-0 text-muted text-xs tabular-nums xl:whitespace-nowrap">
          <span className="xl:hidden">
            {first.selectedModel} · {counted(pieces, 'piece')}
          </span>
          <span className="max-xl:hidden" aria-hidden="true">
            {pieces > 1 && `× ${pieces}`}
          </span>
          {more > 0 && `, +${more} more`}
        </span>
      </div>
    </div>
  )
}

function Payment({ paymentMethod, isPaid }: Pick<Order, 'paymentMethod' | 'isPaid'>) {
  return (
    <div className="grid gap-0.5 whitespace-nowrap text-xs max-xl:justify-items-end xl:flex xl:gap-2">
      <span className="xl:hidden">{paymentMethodLabels()[paymentMethod]}</span>
      <span className="max-xl:hidden">{paymentMethod === 'COD' ? 'Cash' : 'Transfer'}</span>
      <span
        className={`flex items-center gap-1 font-semibold ${isPaid ? 'text-paid' : 'text-muted'}`}
      >
        <Icon name={isPaid ? 'check' : 'clock'} className="size-4" />
        <span className="xl:sr-only">{isPaid ? 'Paid' : 'Not paid'}</span>
      </span>
    </div>
  )
}

const icons: Readonly<Record<OrderFlag, IconName>> = {
  'proof-arrived': 'eye',
  'transfer-late': 'clock',
  'refund-due': 'warning',
  'cash-due': 'cash',
  'name-needed': 'edit',
  'phone-missing': 'phone',
}

/** Flags of an order as a list; null without one, so that their column can be omitted. */
function flagsOf(order: Order) {
  const flags = orderFlags({ ...order, phone: phoneOf(order) }, serverNow())
  if (flags.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 xl:grid">
      {flags.map((flag) => (
        <li
          key={flag}
          className="flex items-start gap-1.5 font-semibold text-payment-rejected text-xs xl:whitespace-nowrap"
        >
          <Icon name={icons[flag]} className="size-4" />
          {orderFlagLabels[flag]}
        </li>
      ))}
    </ul>
  )
}
