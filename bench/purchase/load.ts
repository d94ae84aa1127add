import { randomInt } from 'node:crypto'
import { newSession } from '../scratch/guest.ts'
import { openConnection } from '../scratch/http-connection.ts'
import { firstProduct, productCount, productId, purchaseOf } from './products.ts'

/** Guest buyer on one keep-alive connection: each call buys one piece with a new session. */
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
      body: order,
      headers: { 'x-session-id': session, 'idempotency-key': checkoutKey },
    })
    if (placed.status !== 201) throw new Error(`order: ${placed.status} ${placed.body}`)
  }
  return Object.assign(buy, { close })
}
