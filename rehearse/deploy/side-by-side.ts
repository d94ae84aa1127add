import { randomUUID } from 'node:crypto'
import { additionOf, newSession } from '../../bench/scratch/guest.ts'
import { ask, order, type Product, piecesIn, type SignedInUser } from '../support/customers.ts'
import type { Release } from './releases.ts'

/** Makes the calls of shoppers and of the owner one by one; throws at the first failure. */
export async function makeCalls(
  origin: string,
  product: Product,
  owner: SignedInUser,
): Promise<number> {
  let calls = 0
  const call = async <Answer>(...asked: Parameters<typeof ask>) => {
    calls += 1
    return await ask<Answer>(...asked)
  }
  const session = newSession()
  const headers = { 'x-session-id': session }
  const line = additionOf(product)
  await call(origin, 'getProduct', { params: { id: product.slug } })
  await call(origin, 'listHighlights')
  await call(origin, 'suggest', { query: { q: 'clear case' } })
  await call(origin, 'listReviews', { params: { id: product.slug } })
  await call(origin, 'addToCart', { headers, body: line })
  await call(origin, 'addToCart', { headers, body: line })
  if ((await piecesIn(origin, session)) !== 2) throw new Error('The cart has lost a piece')
  await call(origin, 'removeCartLine', {
    headers,
    params: { productId: product._id },
    query: { selectedModel: line.selectedModel },
  })
  await call(origin, 'addToCart', { headers, body: line })
  const shipped = await order(origin, product, { session })
  const cancelled = await order(origin, product, { session: newSession() })
  await call(origin, 'getOrder', { headers, params: { id: shipped } })

  const adminHeaders = { authorization: `Bearer ${owner.token}` }
  const to = (id: string, status: string) =>
    call(origin, 'setOrderStatus', { headers: adminHeaders, params: { id }, body: { status } })
  await call(origin, 'listOrders', { headers: adminHeaders })
  await call(origin, 'getSummary', { headers: adminHeaders })
  await to(shipped, 'Processing')
  await call(origin, 'deliverOrder', {
    headers: adminHeaders,
    params: { id: shipped },
    body: { cashCollected: true },
  })
  await to(cancelled, 'Cancelled')
  await call(origin, 'exportOrders', { headers: adminHeaders })
  await call(origin, 'exportProducts', { headers: adminHeaders })

  const email = `${randomUUID()}@example.com`
  const account = await call<SignedInUser>(origin, 'register', {
    body: { name: 'Ayesha Khan', email, password: 'rehearsed-only' },
  })
  const mine = { authorization: `Bearer ${account.token}` }
  await call(origin, 'listMyOrders', { headers: mine })
  await call(origin, 'writeReview', {
    headers: mine,
    params: { id: product.slug },
    body: { rating: 5, comment: 'Fits.' },
  })
  return calls
}

/**
 * Files of a release that a shop lacks, or serves with other content than the release's own shop.
 */
export async function missingFiles(
  shop: string,
  release: Release,
  its: string,
): Promise<readonly string[]> {
  const missing: string[] = []
  for (const path of release.files) {
    const [answer, own] = await Promise.all([fetch(shop + path), fetch(its + path)])
    const [bytes, wanted] = await Promise.all([answer.arrayBuffer(), own.arrayBuffer()])
    const isSame = Buffer.from(bytes).equals(Buffer.from(wanted))
    if (answer.status !== 200 || own.status !== 200 || !isSame) missing.push(path)
  }
  return missing
}
