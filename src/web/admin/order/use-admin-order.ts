import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Order } from '#domain/contract/orders.ts'
import type { OrderAction } from '#domain/orders/transitions.ts'
import { ApiError, send } from '#web/api/send.ts'
import { useLiveOrder } from '#web/order-parts/LiveOrder.tsx'
import type { FilledEntry } from '#web/store/store.ts'
import { doTo, type SaidWith } from './order-actions.ts'
import { acted, beginWatch, hasChanged } from './watch.ts'

/** An order in front of an admin. */
export interface AdminOrder {
  readonly order: Order
  /** Whether its last change was somebody else's, and came in while it was looked at. */
  readonly hasChanged: boolean
  /** Counts what was done to it from here. */
  readonly actionCount: number
  /**
   * Does an action to the order as it is shown. A failure looks at the order anew.
   *
   * @throws ApiError
   */
  readonly act: (action: OrderAction, said: SaidWith) => Promise<void>
  /**
   * Has a message about the order sent once more.
   *
   * @throws ApiError
   */
  readonly sendAgain: (messageId: string) => Promise<void>
}

/**
 * Keeps an order up to date while its page is in view: with the answers of one's own actions and
 * with changes by others. Typed values stay, since only the order changes.
 */
export function useAdminOrder(entry: FilledEntry<Order>): AdminOrder {
  const order = entry.use()
  const [watch, setWatch] = useState(() => beginWatch(order))
  const isActing = useRef(false)
  const hasMissed = useRef(false)
  const id = order._id

  const look = async () => {
    try {
      await entry.ask(() => send('getOrder', { params: { id } }))
    } catch (error) {
      // The page goes on with what it has; the next event or return looks again.
      if (!(error instanceof ApiError)) throw error
    }
  }
  const act = async (action: OrderAction, said: SaidWith) => {
    isActing.current = true
    hasMissed.current = false
    try {
      const changed = await doTo(order, action, said)
      flushSync(() => {
        entry.put(changed)
        setWatch((before) => acted(before, changed))
      })
      // Most likely the news of one's own act; perhaps of one that followed it.
      if (hasMissed.current) void look()
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
  useLiveOrder(id, order.version, () => {
    if (isActing.current) hasMissed.current = true
    else void look()
  })
  return {
    order,
    hasChanged: hasChanged(watch, order),
    actionCount: watch.actionCount,
    act,
    sendAgain,
  }
}
