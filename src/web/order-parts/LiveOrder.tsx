import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { statusLabels } from '#domain/orders/status.ts'
import * as messages from '#messages/order-facts.ts'
import { open } from '#web/api/send.ts'
import { announce } from '#web/feedback/announcer.ts'
import { feedOf } from '#web/live/event-feed.ts'
import { versionInEvent } from '#web/live/event-reader.ts'
import { follow } from '#web/live/follow.ts'

/** Subscribes to an order while its page is in view; renders nothing. */
export function LiveOrder({ order }: { readonly order: Order }) {
  const { revalidate } = useRevalidator()
  useLiveOrder(order._id, order.version, () => void revalidate())
  const lastStatus = useRef(order.orderStatus)
  useEffect(() => {
    if (lastStatus.current === order.orderStatus) return
    lastStatus.current = order.orderStatus
    announce(messages.status({ status: statusLabels[order.orderStatus] }))
  }, [order.orderStatus])
  return null
}

/** Calls `onChange` when the order has a newer version than the one on the screen. */
export function useLiveOrder(id: string, version: number, onChange: () => void): void {
  const onVersion = useEffectEvent((newest: number) => {
    if (newest > version) onChange()
  })
  const onDisconnected = useEffectEvent(onChange)
  useEffect(() => {
    const feed = feedOf(
      (signal) => open('watchOrder', { params: { id } }, { signal }),
      versionInEvent,
    )
    return follow(feed, { onNews: onVersion, onDisconnected })
  }, [id])
}
