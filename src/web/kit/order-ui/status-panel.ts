import type { Order } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import { isProofWaiting } from '#domain/orders/proof.ts'
import { t } from '#messages'
import type { BadgeTone } from '#web/kit/ui/Badge.tsx'
import type { IconName } from '#web/kit/ui/Icon.tsx'

/** Line of the status panel. */
export interface StatusRow {
  readonly title: string
  readonly tone: BadgeTone
  readonly icon: IconName
  /** Date of the event in the shop's display format. */
  readonly date: string | null
  readonly note: string | null
}

type PanelOrder = Pick<
  Order,
  | 'orderStatus'
  | 'paymentMethod'
  | 'isPaid'
  | 'paidAt'
  | 'isDelivered'
  | 'deliveredAt'
  | 'paymentResult'
  | 'proof'
>

/** Rows of the status panel: payment, then delivery (rule: in-transit). */
export function statusRows(order: PanelOrder): readonly StatusRow[] {
  const isCancelled = order.orderStatus === 'Cancelled'
  const rows: StatusRow[] = []
  if (order.isPaid || !isCancelled) rows.push(paymentRow(order))
  rows.push(isCancelled ? cancelledRow() : deliveryRow(order))
  return rows
}

function paymentRow(order: PanelOrder): StatusRow {
  const { isPaid, paidAt, orderStatus, paymentResult } = order
  const note = paymentResult?.verificationNote || null
  if (isPaid) {
    const date = paidAt && formatDate(paidAt)
    return { title: t.orders.partsPaymentReceived, tone: 'paid', icon: 'check', date, note }
  }
  if (isProofWaiting(order)) return { ...waitingRow(), note: t.orders.proofReceived }
  if (orderStatus === 'Payment Rejected') {
    return {
      title: t.orders.paymentRejected,
      tone: 'payment-rejected',
      icon: 'warning',
      date: null,
      note,
    }
  }
  return waitingRow()
}

const waitingRow = (): StatusRow => ({
  title: t.orders.waitingForPayment,
  tone: 'pending',
  icon: 'clock',
  date: null,
  note: null,
})

function deliveryRow({ isDelivered, deliveredAt, orderStatus }: PanelOrder): StatusRow {
  if (!isDelivered) {
    return orderStatus === 'Shipped'
      ? { title: t.orders.inTransit, tone: 'shipped', icon: 'truck', date: null, note: null }
      : { title: t.orders.notSent, tone: 'neutral', icon: 'box', date: null, note: null }
  }
  const date = deliveredAt && formatDate(deliveredAt)
  return { title: t.orders.cardDelivered, tone: 'delivered', icon: 'home', date, note: null }
}

const cancelledRow = (): StatusRow => ({
  title: t.orders.partsCancelled,
  tone: 'cancelled',
  icon: 'close',
  date: null,
  note: null,
})
