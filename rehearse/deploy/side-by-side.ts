import { randomUUID } from 'node:crypto'
import type { CallName } from '#domain/contract/addresses/index.ts'
import type { RequestInput } from '#domain/contract/call.ts'
import type { Contract } from '#domain/contract/index.ts'
import type { Product } from '#domain/contract/products.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import type { Visitor } from '#testing/calls.ts'
import { as } from '#testing/passwords.ts'
import { newGuest } from '#testing/shop.ts'
import { additionOf } from '../../bench/scratch/guest.ts'
import { ask, order, piecesIn } from '../support/customers.ts'
import type { Release } from './releases.ts'

/** Makes the calls of shoppers and of the owner one by one; throws at the first failure. */
export async function makeCalls(
  origin: string,
  product: Product,
  owner: SignedInUser,
): Promise<number> {
  let calls = 0
  const call = <K extends CallName>(name: K, sent: RequestInput<Contract[K]>, by?: Visitor) => {
    calls += 1
    return ask(origin, name, sent, by)
  }
  const guest = newGuest()
  const line = additionOf(product)
  const params = { id: product.slug }
  await call('getProduct', { params })
  await call('listHighlights', { query: {} })
  await call('suggest', { query: { q: 'clear case' } })
  await call('listReviews', { params, query: {} })
  await call('addToCart', { body: line }, guest)
  await call('addToCart', { body: line }, guest)
  if ((await piecesIn(origin, guest)) !== 2) throw new Error('The cart has lost a piece')
  const { productId, selectedModel } = line
  await call('removeCartLine', { params: { productId }, query: { selectedModel } }, guest)
  await call('addToCart', { body: line }, guest)
  const shipped = await order(origin, product, guest)
  const cancelled = await order(origin, product, newGuest())
  await call('getOrder', { params: { id: shipped } }, guest)

  const admin = as(owner)
  const to = (id: string, status: 'Processing' | 'Cancelled') =>
    call('setOrderStatus', { params: { id }, body: { status } }, admin)
  await call('listOrders', { query: {} }, admin)
  await call('getSummary', {}, admin)
  await to(shipped, 'Processing')
  await call('deliverOrder', { params: { id: shipped }, body: { cashCollected: true } }, admin)
  await to(cancelled, 'Cancelled')
  await call('exportOrders', { query: {} }, admin)
  await call('exportProducts', { query: {} }, admin)

  const email = `${randomUUID()}@example.com`
  const body = { name: 'Ayesha Khan', email, password: 'rehearsed-only' }
  const customer = as(await call('register', { body }))
  await call('listMyOrders', {}, customer)
  await call(
    'writeReview',
    { params: { id: product.slug }, body: { rating: 5, comment: 'Fits.' } },
    customer,
  )
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
