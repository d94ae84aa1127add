import { useEffect, useRef } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { shownStatus } from '#domain/orders/proof.ts'
import { statusLabels } from '#domain/orders/status.ts'
import { t } from '#messages'
import { announce } from '#web/kit/feedback/announcer.ts'
import { poll } from '#web/kit/live/poll.ts'
import { readOrderChanges } from './order-proof.ts'

/** Polls an order while its page is visible, and announces a new status; renders nothing. */
export function LiveOrder({ order }: { readonly order: Order }) {
  const id = order._id
  useEffect(() => poll(readOrderChanges(id)), [id])
  const status = shownStatus(order)
  const lastStatus = useRef(status)
  useEffect(() => {
    if (lastStatus.current === status) return
    lastStatus.current = status
    announce(t.orders.factStatus({ status: statusLabels()[status] }))
  }, [status])
  return null
}
