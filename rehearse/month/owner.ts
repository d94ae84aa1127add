import { randomInt } from 'node:crypto'
import { bulkActions, MOST_AT_ONCE } from '#domain/orders/bulk/bulk.ts'
import { isProofWaiting } from '#domain/orders/proof.ts'
import { inParts } from '#platform/storage/in-parts.ts'
import { type Calls, made, type Visitor } from '#testing/calls.ts'
import { as } from '#testing/passwords.ts'
import { listedPage } from '#testing/products.ts'
import { uploadedPicture } from '#testing/used-shop.ts'
import { benchSettings } from '../../bench/scratch/shop.ts'

const waitingFor = { process: 'Pending,Paid', ship: 'Processing', deliver: 'Shipped' } as const

/**
 * Simulates the owner's day: checks transfers, moves all parcels one step, and replaces the picture
 * of a product, whose previous one is then unused.
 */
export async function ownersDay(calls: Calls): Promise<void> {
  const owner = await logIn(calls)
  await made(calls.send('getSummary', {}, owner))
  for (const page of ['1', '2', '3', '4', '5']) {
    await made(calls.send('listOrders', { query: { page, limit: '20' } }, owner))
  }
  await compareTransfers(calls, owner)
  for (const action of bulkActions.toReversed()) {
    const query = { status: waitingFor[action] }
    const { ids } = await made(calls.send('listOrderIds', { query }, owner))
    for (const some of inParts(ids, MOST_AT_ONCE)) {
      await made(calls.send('bulkOrders', { body: { ids: [...some], action } }, owner))
    }
  }
  await redecorate(calls, owner)
}

async function logIn(calls: Calls): Promise<Visitor> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = benchSettings
  return as(await made(calls.send('logIn', { body: { email, password } })))
}

/** Confirms transfers with a screenshot, rejects one in eight, and leaves those without. */
async function compareTransfers(calls: Calls, owner: Visitor): Promise<void> {
  const query = { status: 'Payment Pending', limit: '100' }
  const answer = await made(calls.send('listOrders', { query }, owner))
  const orders = Array.isArray(answer) ? answer : answer.orders
  for (const order of orders.filter(isProofWaiting)) {
    const params = { id: order._id }
    const wasPaid = randomInt(8) > 0
    await made(
      wasPaid
        ? calls.send('confirmPayment', { params, body: { verificationNote: 'Seen' } }, owner)
        : calls.send('rejectPayment', { params, body: { rejectionReason: 'Not there' } }, owner),
    )
  }
}

const NAME = 'A Case of the Day'

async function redecorate(calls: Calls, owner: Visitor): Promise<void> {
  const colour = `#${randomInt(0x100000, 0x1000000).toString(16)}`
  const body = {
    name: NAME,
    description: 'Another picture every day',
    brand: 'iPhone',
    deviceModels: ['iPhone 15'],
    caseType: 'Transparent',
    price: 1200 + randomInt(10) * 100,
    image: [await uploadedPicture(calls, owner, colour)],
  }
  const { products } = await listedPage(calls, { keyword: NAME })
  const known = products.find(({ name }) => name === NAME)
  await made(
    known
      ? calls.send('updateProduct', { params: { id: known._id }, body }, owner)
      : calls.send('createProduct', { body }, owner),
  )
}
