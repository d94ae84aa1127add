import type { Order } from '#domain/contract/orders.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { type SessionDraft, sessionDraft } from '#web/kit/store/session-draft.ts'
import type { OrderData } from './checkout-form.ts'

/** Order in flight, under the cart's idempotency key (rule: one-key-one-order). */
export interface OrderAttempt {
  readonly key: string
  readonly data: OrderData
}

export interface PlacedOrder {
  readonly order: Order
  /** True if an earlier attempt had succeeded: `order` is that one, not the one sent last. */
  readonly isEarlier: boolean
}

/**
 * Places orders idempotently: a lost answer never makes a second one. The first attempt under a key
 * is stored until the server has answered it. If the details changed in between and the server
 * reports the key as used, the stored attempt is sent again, which returns the existing order.
 */
export function openPlacing(
  note: SessionDraft<OrderAttempt>,
  sendOrder: (attempt: OrderAttempt) => Promise<Order>,
) {
  return {
    /** Attempt without an answer, in this page or before a reload. */
    unanswered: note.read,
    /** Places the order; the same attempt twice gives one order. Throws the server's refusal. */
    async place(attempt: OrderAttempt): Promise<PlacedOrder> {
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
        if (isSettled(error, isSame(noted, attempt))) note.forget()
        throw error
      }
    },
  }
}

/** Attempts of this tab. */
export const placing = openPlacing(sessionDraft('khol.placing', readAttempt), ({ key, data }) =>
  send('placeOrder', { body: data }, { idempotencyKey: key }),
)

/**
 * Whether a refusal proves that the stored attempt has placed no order and never will: that of the
 * attempt itself, or of its key, since a changed cart never has its old key again. A missing answer
 * or a server error proves nothing.
 */
function isSettled({ status, code }: ApiError, isSameAttempt: boolean): boolean {
  return code === 'CART_CHANGED' || (isSameAttempt && status >= 400 && status < 500)
}

function isSame(a: OrderAttempt, b: OrderAttempt): boolean {
  return a.key === b.key && JSON.stringify(a.data) === JSON.stringify(b.data)
}

function readAttempt(written: unknown): OrderAttempt | null {
  const { key, data } = (written ?? {}) as Partial<OrderAttempt>
  return typeof key === 'string' && Array.isArray(data?.orderItems) ? { key, data } : null
}
