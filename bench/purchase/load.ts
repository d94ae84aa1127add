import { randomBytes, randomInt } from 'node:crypto'
import { openConnection } from '../scratch/http-connection.ts'
import { firstProduct, productCount, productId, purchaseOf } from './products.ts'

/** A guest on one kept-alive connection: each call buys one piece, as somebody new. */
export async function shopperOf(port: number): Promise<(() => Promise<void>) & { close(): void }> {
  const { send, close } = await openConnection(port)
  const buy = async () => {
    const session = newSession()
    const { addition, order } = purchaseOf(productId(firstProduct + randomInt(productCount)))
    const added = await send('POST', '/api/cart', {
      body: addition,
      headers: { 'x-session-id': session },
    })
    if (added.status !== 200) throw new Error(`cart: ${added.status} ${added.body}`)
    const { checkoutKey } = JSON.parse(added.body) as { checkoutKey: string }
    const placed = await send('POST', '/api/orders', {
      body: { ...order, guestInfo: { ...order.guestInfo, phone: newPhone() } },
      headers: { 'x-session-id': session, 'idempotency-key': checkoutKey },
    })
    if (placed.status !== 201) throw new Error(`order: ${placed.status} ${placed.body}`)
  }
  return Object.assign(buy, { close })
}

/** The session id of a guest whom the shop has never seen. */
export function newSession(): string {
  return `guest_${randomBytes(24).toString('base64url')}`
}

/** A mobile number, so that no limit takes two buyers for one. */
export function newPhone(): string {
  return `+923${randomInt(1e9, 1e10 - 1)}`.slice(0, 13)
}
