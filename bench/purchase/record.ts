import pg from 'pg'
import { parsePhone } from '#domain/forms/phone.ts'
import { openDatabase } from '#server/schema/database.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import { newSession } from '../scratch/guest.ts'
import { buildBenchShop } from '../scratch/stocked-shop.ts'
import { firstProduct, productId, purchaseOf } from './products.ts'

export interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

export type RecordedPurchase = Awaited<ReturnType<typeof recordPurchase>>

/** Buys one piece from a shop on this database and records every statement. */
export async function recordPurchase(url: string) {
  const database = openDatabase({ url, poolSize: 1 })
  const app = await buildBenchShop(database)
  const product = productId(firstProduct)
  const { addition, order } = purchaseOf(product)
  const post = async (path: string, payload: object, headers: Record<string, string>) => {
    const answer = await app.inject({ method: 'POST', url: path, payload, headers })
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`)
    return answer.json()
  }
  try {
    // Buys once before, so that the statements of a new connection are not recorded.
    await app.inject({ url: '/api/cart', headers: { 'x-session-id': 'guest_nobody' } })
    const session = newSession()
    const { statements, stop } = listenToStatements()
    const { checkoutKey } = await post('/api/cart', addition, { 'x-session-id': session })
    const { _id } = await post('/api/orders', order, {
      'x-session-id': session,
      'idempotency-key': checkoutKey,
    })
    stop()
    return {
      statements,
      guestHash: hashSecret(session),
      checkoutKey,
      orderId: _id,
      productId: product,
      phone: parsePhone(order.guestInfo.phone) ?? '',
    }
  } finally {
    await app.close()
    await database.close()
  }
}

function listenToStatements(): { statements: SentStatement[]; stop: () => void } {
  const statements: SentStatement[] = []
  const { query } = pg.Client.prototype
  const recording = function (this: pg.Client, sent: pg.QueryConfig | string) {
    // Statements as plain text come from the listening connection, not from the purchase.
    if (typeof sent !== 'string' && sent.values) {
      statements.push({ text: sent.text, values: sent.values })
    }
    return Reflect.apply(query, this, [sent])
  }
  Object.assign(pg.Client.prototype, { query: recording })
  return { statements, stop: () => Object.assign(pg.Client.prototype, { query }) }
}
