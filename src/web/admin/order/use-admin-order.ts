import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Order } from '#domain/contract/orders.ts'
import type { OrderAction } from '#domain/orders/transitions.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { poll, readChanges } from '#web/kit/live/poll.ts'
import type { FilledEntry } from '#web/kit/store/store.ts'
import { type ActionValues, sendOrderAction } from './order-actions.ts'

/** Live order: updated by responses to actions on this page and, while visible, by polling. */
export function useAdminOrder(entry: FilledEntry<Order>) {
  const order = entry.use()
  const [watch, setWatch] = useState(() => beginWatch(order))
  const isActing = useRef(false)
  const id = order._id

  const look = async () => {
    try {
      await entry.ask(() => send('getOrder', { params: { id } }))
    } catch (error) {
      // The page keeps its data; the next poll reloads it.
      if (!(error instanceof ApiError)) throw error
    }
  }
  const act = async (action: OrderAction, values: ActionValues) => {
    isActing.current = true
    try {
      const changed = await sendOrderAction(order, action, values)
      flushSync(() => {
        entry.put(changed)
        setWatch((before) => acted(before, changed))
      })
    } catch (error) {
      void look()
      throw error
    } finally {
      isActing.current = false
    }
  }
  const sendAgain = async (messageId: string) => {
    entry.put(await send('sendMessageAgain', { params: { id, messageId } }))
  }
  useEffect(
    () =>
      poll(
        readChanges('getOrder', { params: { id } }, (polled) => {
          // The response to an action is as new, and tells the action from another admin's change.
          if (!isActing.current) entry.put(polled)
        }),
      ),
    [id, entry],
  )
  return {
    order,
    hasChanged: hasChanged(watch, order),
    actionCount: watch.actionCount,
    /**
     * Sends an action on the displayed version of the order. A failure reloads the order.
     *
     * @throws ApiError
     */
    act,
    /**
     * Resends a message about the order.
     *
     * @throws ApiError
     */
    sendAgain,
  }
}

export type AdminOrder = ReturnType<typeof useAdminOrder>

/** Version known to this admin; a newer one is a concurrent change. */
interface Watch {
  /** Version at the opening of the page, or after the latest own action. */
  readonly own: number
  readonly actionCount: number
}

export function beginWatch({ version }: Pick<Order, 'version'>): Watch {
  return { own: version, actionCount: 0 }
}

/** State after the response to an own action, which may arrive after a later change. */
export function acted({ own, actionCount }: Watch, { version }: Pick<Order, 'version'>): Watch {
  return { own: Math.max(own, version), actionCount: actionCount + 1 }
}

/** Whether another person made the last change while the page was open. */
export function hasChanged({ own }: Watch, { version }: Pick<Order, 'version'>): boolean {
  return version > own
}
