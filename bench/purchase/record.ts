import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { shopFacts } from '#config'
import { parsePhone } from '#domain/forms/phone.ts'
import { buildShop } from '#server/app.ts'
import { openDatabase } from '#server/database/connection.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import { memoryStore } from '#testing/picture-store.ts'
import { firstProduct, productId, purchaseOf } from './products.ts'

/** One statement as it went to the database, with what came back. */
export interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** A purchase as the database saw it, with the values that differ from one purchase to the next. */
export interface RecordedPurchase {
  readonly statements: readonly SentStatement[]
  readonly guestHash: Buffer
  readonly checkoutKey: string
  readonly orderId: string
  readonly productId: string
  readonly phone: string
}

/** Buys one piece from a shop on this database and writes down every statement. */
export async function recordPurchase(url: string): Promise<RecordedPurchase> {
  const database = openDatabase({ url, poolSize: 1 })
  const app = await buildShop({
    database,
    facts: shopFacts,
    logLevel: 'silent',
    trustProxy: false,
    rateLimitScale: 1_000_000_000,
    readiness: { isClosing: false },
    imageStore: memoryStore(),
    imageQuotaBytes: 0,
  })
  const product = productId(firstProduct)
  const { addition, order } = purchaseOf(product)
  const post = async (path: string, payload: object, headers: Record<string, string>) => {
    const answer = await app.inject({ method: 'POST', url: path, payload, headers })
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`)
    return answer.json()
  }
  try {
    // Once before, so that what a first connection does is not recorded.
    await app.inject({ url: '/api/cart', headers: { 'x-session-id': 'guest_nobody' } })
    const session = `guest_${randomBytes(24).toString('base64url')}`
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
  const recording = async function (this: pg.Client, sent: pg.QueryConfig | string) {
    const result = await Reflect.apply(query, this, [sent])
    // Plain text comes from the connection that listens, not from the purchase.
    if (typeof sent === 'string' || !sent.values) return result
    statements.push({ text: sent.text, values: sent.values, rows: result.rows })
    return result
  }
  Object.assign(pg.Client.prototype, { query: recording })
  return { statements, stop: () => Object.assign(pg.Client.prototype, { query }) }
}
