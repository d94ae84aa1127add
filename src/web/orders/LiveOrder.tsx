import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { ApiError, open } from '#web/api.ts'
import { announce } from '#web/shell/announcer.ts'
import { eventReader, toldVersion } from './event-reader.ts'
import { followOrder, type OrderFeed } from './follow-order.ts'

/** Keeps the page of an order up to date while it is in view; shows nothing itself. */
export function LiveOrder({ order }: { readonly order: Order }) {
  const { revalidate } = useRevalidator()
  useLiveOrder(order._id, order.version, () => void revalidate())
  const lastStatus = useRef(order.orderStatus)
  useEffect(() => {
    if (lastStatus.current === order.orderStatus) return
    lastStatus.current = order.orderStatus
    announce(`Order status: ${order.orderStatus}`)
  }, [order.orderStatus])
  return null
}

/** Calls back when the order has a newer version than the one on the screen. */
function useLiveOrder(id: string, version: number, onChange: () => void): void {
  const hear = useEffectEvent((told: number) => {
    if (told > version) onChange()
  })
  const lookAnyway = useEffectEvent(onChange)
  useEffect(() => followOrder(feedOf(id), { onVersion: hear, onSilence: lookAnyway }), [id])
}

function feedOf(id: string): OrderFeed {
  return {
    async read(onVersion, signal) {
      const response = await open('watchOrder', { params: { id } }, { signal })
      const reader = response.body?.getReader()
      if (!reader) return
      const stop = () => void reader.cancel().catch(() => undefined)
      signal.addEventListener('abort', stop, { once: true })
      if (signal.aborted) stop()
      const decoder = new TextDecoder()
      const read = eventReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        for (const data of read(decoder.decode(value, { stream: true }))) {
          const version = toldVersion(data)
          if (version !== null) onVersion(version)
        }
      }
    },
    isWorthRetrying: (error) =>
      !(error instanceof ApiError) ||
      error.status === 0 ||
      error.status === 429 ||
      error.status >= 500,
    isVisible: () => document.visibilityState === 'visible',
    onVisibility(listener) {
      document.addEventListener('visibilitychange', listener)
      addEventListener('focus', listener)
      addEventListener('online', listener)
      return () => {
        document.removeEventListener('visibilitychange', listener)
        removeEventListener('focus', listener)
        removeEventListener('online', listener)
      }
    },
  }
}
