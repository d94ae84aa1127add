import type { Order } from '#domain/contract/orders.ts'
import { ApiError, send } from '#web/api/send.ts'
import { type SessionDraft, sessionDraft } from '#web/store/session-draft.ts'
import type { OrderData } from './checkout-form.ts'

/** An order on its way to the server, under the cart's key (rule: one-key-one-order). */
export interface OrderAttempt {
  readonly key: string
  readonly data: OrderData
}

export interface PlacedOrder {
  readonly order: Order
  /** An earlier attempt had arrived after all: this is its order, not what was sent last. */
  readonly isEarlier: boolean
}

export interface OrderPlacer {
  /** Places the order; the same attempt twice gives one order. Throws what the server refused. */
  readonly place: (attempt: OrderAttempt) => Promise<PlacedOrder>
  /** An attempt that was never answered, in this page or before a reload. */
  readonly unanswered: () => OrderAttempt | null
}

/**
 * Places orders so that a lost answer never makes a second one. The first attempt under a key is
 * noted until the server has answered it; when details were changed in between and the server says
 * that the key is used up, the noted attempt is sent again and gives the order that exists.
 */
export function openPlacing(
  note: SessionDraft<OrderAttempt>,
  sendOrder: (attempt: OrderAttempt) => Promise<Order>,
): OrderPlacer {
  return {
    unanswered: note.read,
    async place(attempt) {
      const earlier = note.read()
      const noted = earlier?.key === attempt.key ? earlier : attempt
      note.write(noted)
      try {
        const order = await sendOrder(attempt)
        note.forget()
        return { order, isEarlier: false }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'KEY_REUSED' && !isSame(noted, attempt)) {
          const order = await sendOrder(noted)
          note.forget()
          return { order, isEarlier: true }
        }
        if (isAnswered(error) && isSame(noted, attempt)) note.forget()
        throw error
      }
    },
  }
}

/** The orders of this tab. */
export const placing = openPlacing(sessionDraft('khol.placing', readAttempt), ({ key, data }) =>
  send('placeOrder', { body: data }, { idempotencyKey: key }),
)

/** A refusal says that nothing was placed; silence and a failing server say nothing. */
function isAnswered({ status }: ApiError): boolean {
  return status >= 400 && status < 500
}

function isSame(a: OrderAttempt, b: OrderAttempt): boolean {
  return a.key === b.key && JSON.stringify(a.data) === JSON.stringify(b.data)
}

function readAttempt(written: unknown): OrderAttempt | null {
  const { key, data } = (written ?? {}) as Partial<OrderAttempt>
  return typeof key === 'string' && Array.isArray(data?.orderItems) ? { key, data } : null
}
