import { dayOf } from '#domain/dates.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { groupedNumber } from '#domain/orders/bulk/keys.ts'
import { refundDue } from '#domain/orders/cash.ts'
import { paymentMethodLabels, shortOrderId } from '#domain/orders/status.ts'
import { formatSortable } from '#domain/times.ts'
import { type ItemRow, type OrderRow, stateOf } from '../rows.ts'

interface ExportColumn {
  readonly name: string
  readonly cell: (order: OrderRow) => string | number
}

/** Columns of exported orders, in order: times in Pakistan's time zone, amounts in rupees. */
export const exportColumns: readonly ExportColumn[] = [
  // Spreadsheets read 8 digits with an E in the middle as a number; the search accepts the #.
  { name: 'Order', cell: ({ id }) => `#${shortOrderId(id)}` },
  { name: 'Order id', cell: ({ id }) => id },
  { name: 'Placed', cell: (row) => formatSortable(row.created_at) },
  { name: 'Status', cell: ({ status }) => status },
  { name: 'Payment method', cell: (row) => paymentMethodLabels()[row.payment_method] },
  { name: 'Paid', cell: (row) => yesOrNo(row.paid_at !== null) },
  { name: 'Paid at', cell: (row) => whenever(row.paid_at) },
  { name: 'Delivered', cell: (row) => yesOrNo(row.delivered_at !== null) },
  { name: 'Delivered at', cell: (row) => whenever(row.delivered_at) },
  { name: 'Customer', cell: (row) => row.customer_name },
  { name: 'E-mail', cell: (row) => row.customer_email },
  { name: 'Phone', cell: (row) => formatPhone(row.customer_phone) },
  { name: 'Address', cell: ({ address }) => address },
  { name: 'City', cell: ({ city }) => city },
  { name: 'Postal code', cell: (row) => row.postal_code },
  { name: 'Items', cell: ({ items }) => items.map(itemText).join('; ') },
  { name: 'Names', cell: ({ items }) => items.filter(isNamed).map(nameText).join('; ') },
  { name: 'Pieces', cell: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0) },
  { name: 'Items total (Rs.)', cell: (row) => rupeesFromPaisa(row.items_price) },
  { name: 'Shipping (Rs.)', cell: (row) => rupeesFromPaisa(row.shipping_price) },
  { name: 'Tax (Rs.)', cell: (row) => rupeesFromPaisa(row.tax_price) },
  { name: 'Total (Rs.)', cell: (row) => rupeesFromPaisa(row.total_price) },
  { name: 'Refund due (Rs.)', cell: (row) => rupeesFromPaisa(refundOf(row)) },
  { name: 'Payment note', cell: (row) => row.verification_note },
  { name: 'Courier', cell: ({ courier }) => courier },
  { name: 'Tracking number', cell: (row) => groupedNumber(row.tracking_number) },
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

function refundOf(row: OrderRow): number {
  return refundDue({ ...stateOf(row), total: row.total_price })
}

function isNamed(item: ItemRow): boolean {
  return item.custom_name !== ''
}

/** '2 × Ayesha', in the order of the items (rule: name-to-print). */
function nameText(item: ItemRow): string {
  return `${item.quantity} × ${item.custom_name}`
}

/** '2 × Truck Art (iPhone 15)'. */
function itemText(item: ItemRow): string {
  return `${item.quantity} × ${item.name} (${item.device_model})`
}
