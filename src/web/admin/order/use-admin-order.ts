import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Order } from '#domain/contract/orders.ts'
import type { Parcel } from '#domain/orders/parcels/parcel.ts'
import type { OrderAction } from '#domain/orders/transitions.ts'
import { send } from '#web/kit/api/send.ts'
import { poll, readChanges } from '#web/kit/live/poll.ts'
import type { FilledEntry } from '#web/kit/store/store.ts'

/** Live order: updated by responses to actions on this page and, while visible, by polling. */
export function useAdminOrder(entry: FilledEntry<Order>) {
  const order = entry.use()
  /** Version at the opening of the page, or after the latest action on it. */
  const [ownVersion, setOwnVersion] = useState(order.version)
  const [actionCount, setActionCount] = useState(0)
  const isActing = useRef(false)
  const id = order._id
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
    /** Whether another person made the last change while the page was open. */
    hasChanged: order.version > ownVersion,
    actionCount,
    /** Sends an action on the displayed version. Throws an `ApiError`, and reloads the order. */
    async act(action: OrderAction, values: ActionValues) {
      isActing.current = true
      try {
        const changed = await sendOrderAction(order, action, values)
        flushSync(() => {
          entry.put(changed)
          // The response may arrive after a later change.
          setOwnVersion((before) => Math.max(before, changed.version))
          setActionCount((before) => before + 1)
        })
      } catch (error) {
        // A failure keeps the data of the page; the next poll reloads it.
        entry.ask(() => send('getOrder', { params: { id } })).catch(() => undefined)
        throw error
      } finally {
        isActing.current = false
      }
    },
    /** Sends a message about the order again. Throws an `ApiError`. */
    async sendAgain(messageId: string) {
      entry.put(await send('sendMessageAgain', { params: { id, messageId } }))
    },
  }
}

export type AdminOrder = ReturnType<typeof useAdminOrder>

/** Values that an admin enters with an action. */
export interface ActionValues {
  /** The verification note, or the reason for a rejection. */
  readonly note?: string
  readonly parcel?: Parcel
}

/**
 * Sends an action with the version of the order that the admin saw, which the server refuses if it
 * is outdated (rule: concurrent-edit). Throws an `ApiError`.
 */
function sendOrderAction(
  order: Order,
  action: OrderAction,
  { note = '', parcel }: ActionValues,
): Promise<Order> {
  const params = { id: order._id }
  const seen = { seenVersion: order.version }
  switch (action.kind) {
    case 'pay':
      return send('confirmPayment', { params, body: { verificationNote: note } }, seen)
    case 'reject':
      return send('rejectPayment', { params, body: { rejectionReason: note } }, seen)
    case 'set-status':
      return send('setOrderStatus', { params, body: { status: action.to, ...parcel } }, seen)
    case 'deliver':
      return send('deliverOrder', { params, body: { cashCollected: action.cashCollected } }, seen)
    case 'cancel':
      return send('cancelOrder', { params }, seen)
  }
}
