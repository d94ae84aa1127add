import { describe, expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { PARCEL_NOT_SENT, type SentParcel } from '#domain/orders/parcels/parcel.ts'
import type { ChoosableStatus, OrderState } from '#domain/orders/status.ts'
import { transitionNotes } from '#domain/orders/transitions.ts'
import { newAccount } from '#testing/accounts.ts'
import { openOrderShop } from '#testing/order-shop.ts'
import { packedCash, shippedCash } from '#testing/order-states.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { prepareOrders } from '#testing/prepared-orders.ts'
import { anonymous, newGuest } from '#testing/shop.ts'

/** Courier and tracking number of orders (rule: parcels). */

const { shop, product, admin } = await openOrderShop({ name: 'Nadia Iqbal' })

const tcs = { courier: 'TCS', trackingNumber: '779412345678' }
const unknown = { courier: '', trackingNumber: '' }

async function prepared(state: OrderState): Promise<string> {
  const [id = ''] = await prepareOrders(shop, product, [state])
  return id
}

const setStatus = (
  id: string,
  status: ChoosableStatus,
  parcel: SentParcel = {},
  headers: Record<string, string> = {},
) => shop.send('setOrderStatus', { params: { id }, body: { status, ...parcel } }, admin, headers)

const seenBy = async (visitor: { headers: Readonly<Record<string, string>> }, id: string) =>
  (await shop.send('getOrder', { params: { id } }, visitor)).body

const stepsOf = ({ history = [] }: Order) =>
  history.map(({ action, from, to, note }) => [action, from, to, note])

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)

test('a shipped order has a courier and a tracking number, which its customer sees', async () => {
  const guest = newGuest()
  const { _id: id, ...placed } = await placedOrder(shop, orderBody(product), guest)
  expect(placed).toMatchObject({ ...unknown, packedAt: null, shippedAt: null })
  const sent = await setStatus(id, 'Shipped', { courier: ' tcs ', trackingNumber: ' 7794 1234 ' })
  expect(sent.status).toBe(200)
  expect(sent.body).toMatchObject({
    orderStatus: 'Shipped',
    courier: 'TCS',
    trackingNumber: '7794 1234',
    packedAt: null,
    shippedAt: moment,
  })
  expect(sent.body.history?.at(-1)).toMatchObject({
    actorName: 'Nadia Iqbal',
    action: 'status set',
    note: 'TCS 7794 1234',
  })
  expect(await seenBy(guest, id)).toMatchObject({ courier: 'TCS', trackingNumber: '7794 1234' })
})

test('a viewer of a masked order sees the courier, never the tracking number', async () => {
  const { _id: id } = await placedOrder(shop, orderBody(product))
  await setStatus(id, 'Shipped', tcs)
  for (const stranger of [anonymous, newGuest(), await newAccount(shop)]) {
    const order = await seenBy(stranger, id)
    expect(order).toMatchObject({ access: 'masked', courier: 'TCS', trackingNumber: '' })
    expect(JSON.stringify(order)).not.toContain(tcs.trackingNumber)
  }
})

test('courier and number may be omitted, and added later', async () => {
  const id = await prepared(packedCash)
  expect((await setStatus(id, 'Shipped')).body).toMatchObject(unknown)
  expect((await setStatus(id, 'Shipped', { courier: 'Daewoo Cargo' })).body).toMatchObject({
    courier: 'Daewoo Cargo',
    trackingNumber: '',
  })
  const { body } = await setStatus(id, 'Shipped', { trackingNumber: '42' })
  expect(body).toMatchObject({ courier: 'Daewoo Cargo', trackingNumber: '42' })
})

describe('a correction of the parcel', () => {
  test('changes the parcel alone, and is recorded in the history', async () => {
    const id = await prepared(packedCash)
    const { body: sent } = await setStatus(id, 'Shipped', tcs)
    await setStatus(id, 'Shipped', { courier: 'Leopards', trackingNumber: 'KI75' })
    const { body } = await setStatus(id, 'Shipped', unknown)
    expect(body).toMatchObject({ ...unknown, shippedAt: sent.shippedAt, version: sent.version + 2 })
    expect(stepsOf(body)).toEqual([
      ['status set', 'Processing', 'Shipped', 'TCS 779412345678'],
      ['parcel corrected', 'Shipped', 'Shipped', 'Leopards KI75'],
      ['parcel corrected', 'Shipped', 'Shipped', 'Neither courier nor tracking number'],
    ])
  })

  test('without a difference leaves no entry', async () => {
    const id = await prepared(shippedCash)
    await setStatus(id, 'Shipped', tcs)
    for (const same of [tcs, {}, { courier: 'T.C.S' }]) {
      expect((await setStatus(id, 'Shipped', same)).body).toMatchObject({ ...tcs, version: 2 })
    }
  })

  test('is refused after the delivery', async () => {
    const id = await prepared(shippedCash)
    await setStatus(id, 'Shipped', tcs)
    const { body } = await shop.send('deliverOrder', { params: { id }, body: {} }, admin)
    expect(body).toMatchObject(tcs)
    expect(body.history?.at(-1)).toMatchObject({ action: 'delivered', note: 'Cash collected' })
    const late = await setStatus(id, 'Shipped', { trackingNumber: '2' })
    expect([late.status, late.body.message]).toEqual([400, transitionNotes()['delivery-done']])
    expect(await seenBy(admin, id)).toMatchObject(tcs)
  })
})

describe('an invalid parcel', () => {
  const tooLong = 'Please use at most 60 characters'
  const invisible = 'Please remove the invalid character'

  test.each<[ChoosableStatus, 'courier' | 'trackingNumber', unknown, string]>([
    ['Processing', 'courier', 'TCS', PARCEL_NOT_SENT],
    ['Pending', 'trackingNumber', '1', PARCEL_NOT_SENT],
    ['Delivered', 'trackingNumber', '', PARCEL_NOT_SENT],
    ['Shipped', 'courier', 'x'.repeat(61), tooLong],
    ['Shipped', 'trackingNumber', '1'.repeat(61), tooLong],
    ['Shipped', 'courier', 'T\0', invisible],
    ['Shipped', 'trackingNumber', '\0', invisible],
    ['Shipped', 'trackingNumber', 7794, invisible],
  ])('with status %s: %s %j is refused at its field', async (status, field, value, message) => {
    const id = await prepared(packedCash)
    const answer = await setStatus(id, status, { [field]: value })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', message, fields: [{ field, message }] },
    })
    expect(await seenBy(admin, id)).toMatchObject({ ...unknown, version: 1, history: [] })
  })
})

describe('times of packing and shipping', () => {
  test('are recorded, and kept after the delivery', async () => {
    const { _id: id } = await placedOrder(shop, orderBody(product))
    const { body: packing } = await setStatus(id, 'Processing')
    expect(packing).toMatchObject({ packedAt: moment, shippedAt: null })
    const { body: sending } = await setStatus(id, 'Shipped', tcs)
    expect(sending).toMatchObject({ packedAt: packing.packedAt, shippedAt: moment })
    const { body: arrived } = await setStatus(id, 'Delivered')
    expect(arrived).toMatchObject({ packedAt: packing.packedAt, shippedAt: sending.shippedAt })
  })

  test('are cleared with the parcel when the order returns to an earlier status', async () => {
    const id = await prepared(packedCash)
    await setStatus(id, 'Shipped', tcs)
    const { body: back } = await setStatus(id, 'Processing')
    expect(back).toMatchObject({ ...unknown, shippedAt: null })
    const { body: first } = await setStatus(id, 'Pending')
    expect(first).toMatchObject({ packedAt: null, shippedAt: null })
    const { body: again } = await setStatus(id, 'Shipped')
    expect(again).toMatchObject({ ...unknown, shippedAt: moment })
    expect(again.history?.[0]?.note).toBe('TCS 779412345678')
  })

  test('are kept with the parcel through a cancellation, until the order is revived', async () => {
    const paid = { ...packedCash, paymentMethod: 'Online_Manual', isPaid: true } as const
    const id = await prepared(paid)
    const { body: sent } = await setStatus(id, 'Shipped', tcs)
    const { body: cancelled } = await setStatus(id, 'Cancelled')
    expect(cancelled).toMatchObject({ ...tcs, shippedAt: sent.shippedAt })
    const { body: onItsWay } = await setStatus(id, 'Shipped')
    expect(onItsWay).toMatchObject({ ...tcs, shippedAt: sent.shippedAt, orderStatus: 'Shipped' })
    await setStatus(id, 'Cancelled')
    const { body: packedAnew } = await setStatus(id, 'Processing')
    expect(packedAnew).toMatchObject({ ...unknown, packedAt: moment, shippedAt: null })
  })
})
