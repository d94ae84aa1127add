import { useEffect, useRef } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { statusLabels } from '#domain/orders/status.ts'
import { t } from '#messages'
import { announce } from '#web/kit/feedback/announcer.ts'
import { poll } from '#web/kit/live/poll.ts'
import { readOrderChanges } from './order-proof.ts'

/** Polls an order while its page is visible, and announces a new status; renders nothing. */
export function LiveOrder({ order }: { readonly order: Order }) {
  const id = order._id
  useEffect(() => poll(readOrderChanges(id)), [id])
  const lastStatus = useRef(order.orderStatus)
  useEffect(() => {
    if (lastStatus.current === order.orderStatus) return
    lastStatus.current = order.orderStatus
    announce(t.orders.factStatus({ status: statusLabels()[order.orderStatus] }))
  }, [order.orderStatus])
  return null
}
