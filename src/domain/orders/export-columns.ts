import { dayOf, formatSortable } from '#domain/dates.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { type Paisa, rupeesFromPaisa } from '#domain/money.ts'
import { groupedNumber } from './bulk/keys.ts'
import { type PricedOrder, refundDue } from './cash.ts'
import { paymentMethodLabels, shortOrderId } from './status.ts'

/** Order with all fields of an export line; amounts in paisa. */
export interface ExportedOrder extends PricedOrder {
  readonly id: string
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly deliveredAt: Date | null
  readonly name: string
  readonly email: string
  /** Phone in its stored form. */
  readonly phone: string
  readonly address: string
  readonly city: string
  readonly postalCode: string
  readonly items: readonly {
    readonly name: string
    readonly deviceModel: string
    /** '' for none. */
    readonly customName: string
    readonly quantity: number
  }[]
  readonly itemsPrice: Paisa
  readonly shippingPrice: Paisa
  readonly taxPrice: Paisa
  /** '' while unknown. */
  readonly courier: string
  readonly trackingNumber: string
  /** Note on the verified payment, or the reason of its rejection (rule: rejection-reason). */
  readonly note: string
}

/** Value of a cell: text, or a number that a spreadsheet can sum. */
export type ExportCell = string | number

export interface ExportColumn {
  readonly name: string
  readonly cell: (order: ExportedOrder) => ExportCell
}

/** Columns of exported orders, in order: times in Pakistan's time zone, amounts in rupees. */
export const exportColumns: readonly ExportColumn[] = [
  // Spreadsheets read 8 digits with an E in the middle as a number; the search accepts the #.
  { name: 'Order', cell: ({ id }) => `#${shortOrderId(id)}` },
  { name: 'Order id', cell: ({ id }) => id },
  { name: 'Placed', cell: ({ createdAt }) => formatSortable(createdAt) },
  { name: 'Status', cell: ({ orderStatus }) => orderStatus },
  { name: 'Payment method', cell: ({ paymentMethod }) => paymentMethodLabels()[paymentMethod] },
  { name: 'Paid', cell: ({ isPaid }) => yesOrNo(isPaid) },
  { name: 'Paid at', cell: ({ paidAt }) => whenever(paidAt) },
  { name: 'Delivered', cell: ({ isDelivered }) => yesOrNo(isDelivered) },
  { name: 'Delivered at', cell: ({ deliveredAt }) => whenever(deliveredAt) },
  { name: 'Customer', cell: ({ name }) => name },
  { name: 'E-mail', cell: ({ email }) => email },
  { name: 'Phone', cell: ({ phone }) => formatPhone(phone) },
  { name: 'Address', cell: ({ address }) => address },
  { name: 'City', cell: ({ city }) => city },
  { name: 'Postal code', cell: ({ postalCode }) => postalCode },
  { name: 'Items', cell: ({ items }) => items.map(itemText).join('; ') },
  { name: 'Names', cell: ({ items }) => items.filter(isNamed).map(nameText).join('; ') },
  { name: 'Pieces', cell: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0) },
  { name: 'Items total (Rs.)', cell: ({ itemsPrice }) => rupeesFromPaisa(itemsPrice) },
  { name: 'Shipping (Rs.)', cell: ({ shippingPrice }) => rupeesFromPaisa(shippingPrice) },
  { name: 'Tax (Rs.)', cell: ({ taxPrice }) => rupeesFromPaisa(taxPrice) },
  { name: 'Total (Rs.)', cell: ({ total }) => rupeesFromPaisa(total) },
  { name: 'Refund due (Rs.)', cell: (order) => rupeesFromPaisa(refundDue(order)) },
  { name: 'Payment note', cell: ({ note }) => note },
  { name: 'Courier', cell: ({ courier }) => courier },
  { name: 'Tracking number', cell: ({ trackingNumber }) => groupedNumber(trackingNumber) },
]

/** 'orders-2026-11-21.csv', 'orders-payment-pending-2026-11-21.csv': the day is Pakistan's. */
export function exportFileName(status: string | null, now: Date): string {
  const day = dayOf(now)
  const filter = status === null ? '' : `-${status.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
  return `orders${filter}-${day}.csv`
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no'
}

function whenever(moment: Date | null): string {
  return moment === null ? '' : formatSortable(moment)
}

function isNamed({ customName }: ExportedOrder['items'][number]): boolean {
  return customName !== ''
}

/** '2 × Ayesha', in the order of the items (rule: name-to-print). */
function nameText({ customName, quantity }: ExportedOrder['items'][number]): string {
  return `${quantity} × ${customName}`
}

/** '2 × Truck Art (iPhone 15)'. */
function itemText({ name, deviceModel, quantity }: ExportedOrder['items'][number]): string {
  return `${quantity} × ${name} (${deviceModel})`
}
