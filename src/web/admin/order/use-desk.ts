import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Order } from '#domain/contract/orders.ts'
import type { OrderAction } from '#domain/orders/transitions.ts'
import { ApiError, send } from '#web/api/send.ts'
import { useLiveOrder } from '#web/orders/LiveOrder.tsx'
import { adopt, type KeptOrder } from './kept-order.ts'
import { doTo } from './order-actions.ts'

/** An order in front of an admin. */
export interface Desk extends KeptOrder {
  /**
   * Does an action to the order as it is shown. A failure looks at the order anew.
   *
   * @throws ApiError
   */
  readonly act: (action: OrderAction, words: string) => Promise<void>
}

/**
 * Keeps an order up to date while its page is in view: with the answers of one's own actions and
 * with what others do. What is typed meanwhile stays, since only the order changes.
 */
export function useDesk(loaded: Order): Desk {
  const [kept, setKept] = useState<KeptOrder>({ order: loaded, isNews: false, acts: 0 })
  const isActing = useRef(false)
  const hasMissed = useRef(false)
  // The router reads anew when the session changes.
  const shown = adopt(kept, loaded, false)
  const { order } = shown
  const id = order._id

  const take = (next: Order, isMine: boolean) => setKept((before) => adopt(before, next, isMine))
  const look = async () => {
    try {
      take(await send('getOrder', { params: { id } }), false)
    } catch (error) {
      // The page goes on with what it has; the next event or return looks again.
      if (!(error instanceof ApiError)) throw error
    }
  }
  const act = async (action: OrderAction, words: string) => {
    isActing.current = true
    hasMissed.current = false
    try {
      const changed = await doTo(order, action, words)
      flushSync(() => take(changed, true))
      // Most likely the news of one's own act; perhaps of one that followed it.
      if (hasMissed.current) void look()
    } catch (error) {
      void look()
      throw error
    } finally {
      isActing.current = false
    }
  }
  useLiveOrder(id, order.version, () => {
    if (isActing.current) hasMissed.current = true
    else void look()
  })
  return { ...shown, act }
}
