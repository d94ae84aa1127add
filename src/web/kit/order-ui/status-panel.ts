import type { Order } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import { isProofWaiting } from '#domain/orders/proof.ts'
import { t } from '#messages'
import type { BadgeTone } from '#web/kit/ui/Badge.tsx'
import type { IconName } from '#web/kit/ui/Icon.tsx'

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
  rows.push(isCancelled ? row(t.orders.partsCancelled, 'cancelled', 'close') : deliveryRow(order))
  return rows
}

function paymentRow(order: PanelOrder): StatusRow {
  const { isPaid, paidAt, orderStatus, paymentResult } = order
  const note = paymentResult?.verificationNote || null
  if (isPaid) {
    return { ...row(t.orders.partsPaymentReceived, 'paid', 'check', paidAt), note }
  }
  if (isProofWaiting(order)) {
    const checked = row(t.orderStatus.statusBeingChecked, 'paid', 'search')
    return { ...checked, note: t.orders.proofReceived }
  }
  return orderStatus === 'Payment Rejected'
    ? { ...row(t.orders.paymentRejected, 'payment-rejected', 'warning'), note }
    : row(t.orders.waitingForPayment, 'pending', 'clock')
}

function deliveryRow({ isDelivered, deliveredAt, orderStatus }: PanelOrder): StatusRow {
  if (isDelivered) return row(t.orders.cardDelivered, 'delivered', 'home', deliveredAt)
  return orderStatus === 'Shipped'
    ? row(t.orders.inTransit, 'shipped', 'truck')
    : row(t.orders.notSent, 'neutral', 'box')
}

function row(
  title: string,
  tone: BadgeTone,
  icon: IconName,
  moment: string | null = null,
): StatusRow {
  return { title, tone, icon, date: moment && formatDate(moment), note: null }
}
