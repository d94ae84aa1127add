import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { MOST_AT_ONCE } from '#domain/orders/bulk/bulk.ts'
import { NAME_NEEDED, SENT_WITHOUT_NAME } from '#domain/orders/name-needed.ts'
import { newAccount } from '#testing/accounts.ts'
import { heldTransaction, lockWaiters } from '#testing/locks.ts'
import { openOrderShop } from '#testing/order-shop.ts'
import { cash, transfer } from '#testing/order-states.ts'
import { type PreparedOrder, prepareOrders } from '#testing/prepared-orders.ts'

const { shop, product, admin } = await openOrderShop()
const other = await newAccount(shop, { isAdmin: true })

const prepared = (...wanted: readonly PreparedOrder[]) => prepareOrders(shop, product, wanted)
const many = (count: number, order = cash) =>
  prepared(...Array.from({ length: count }, () => order))

type Bulk = Parameters<typeof shop.send<'bulkOrders'>>[1]['body']
const bulk = (body: Bulk, as = admin) => shop.send('bulkOrders', { body }, as)

const stored = (ids: readonly string[]) =>
  shop.database.db
    .selectFrom('orders')
    .select(['id', 'status', 'paid_at', 'courier', 'tracking_number', 'version'])
    .where('id', 'in', ids)
    .execute()
const stepsOf = (ids: readonly string[]) =>
  shop.database.db
    .selectFrom('order_history')
    .select(['order_id', 'actor_id', 'action', 'note'])
    .where('order_id', 'in', ids)
    .execute()

describe('a bulk action (rule: bulk-actions)', () => {
  test('is answered per order: a failure leaves the others done', async () => {
    const ids = await prepared(
      cash,
      transfer,
      { ...cash, orderStatus: 'Shipped' },
      { ...cash, orderStatus: 'Processing' },
    )
    const { status, body } = await bulk({ ids: [...ids, 'no-order'], action: 'process' })
    expect(status).toBe(200)
    expect(body.results.map(({ _id, ...result }) => result)).toEqual([
      { ok: true, message: '' },
      {
        ok: false,
        message: expect.stringContaining('not been paid yet'),
        code: 'ORDER_STATE',
      },
      { ok: false, message: 'This order is already Shipped.', code: 'ORDER_STATE' },
      { ok: true, message: 'Already Processing' },
      { ok: false, message: 'Order not found', code: 'NOT_FOUND' },
    ])
    expect(body.results.map(({ _id }) => _id)).toEqual([...ids, 'no-order'])
    expect(await stepsOf(ids)).toEqual([
      { order_id: ids[0], actor_id: admin.id, action: 'status set', note: '' },
    ])
  })

  test('ships orders without a name to print only if confirmed (rule: name-to-print)', async () => {
    const nameless = { ...cash, caseType: 'Name Customization' }
    const [plain = '', one = '', two = ''] = await prepared(cash, nameless, nameless)
    const ids = [plain, one, two]
    const refused = { ok: false, message: NAME_NEEDED, code: 'NAME_NEEDED' }
    const done = { ok: true, message: '' }
    const answers = async (body: Bulk) =>
      (await bulk(body)).body.results.map(({ _id, ...result }) => result)
    const parcels = { [one]: { courier: 'TCS' } }
    expect(await answers({ ids, action: 'ship', withoutName: [one], parcels })).toEqual([
      done,
      done,
      refused,
    ])
    expect(await stepsOf(ids)).toEqual([
      expect.objectContaining({ order_id: plain, note: '' }),
      expect.objectContaining({ order_id: one, note: `TCS. ${SENT_WITHOUT_NAME}` }),
    ])
    // A shipped order may be shipped again, to correct its parcel.
    expect(
      await answers({ ids: [one], action: 'ship', parcels: { [one]: { courier: 'BlueEX' } } }),
    ).toEqual([done])
    expect(await answers({ ids: [two], action: 'deliver' })).toEqual([done])
    expect((await stepsOf([two])).map(({ note }) => note)).toEqual([
      `Cash collected. ${SENT_WITHOUT_NAME}`,
    ])
  })

  test('is stricter than a call for one order, which ships (rule: name-to-print)', async () => {
    const [id = ''] = await prepared({ ...cash, caseType: 'Name Customization' })
    const { status, body } = await shop.send(
      'setOrderStatus',
      { params: { id }, body: { status: 'Shipped' } },
      admin,
    )
    expect([status, body.orderStatus, body.history?.at(-1)?.note]).toEqual([
      200,
      'Shipped',
      SENT_WITHOUT_NAME,
    ])
  })

  test('ships parcels with tracking numbers, and corrects them (rule: parcels)', async () => {
    const [one = '', two = ''] = await many(2)
    const parcels = {
      [one]: { courier: 'TCS', trackingNumber: '779412345678' },
      [two]: { courier: 'TCS' },
    }
    await bulk({ ids: [one, two], action: 'ship', parcels })
    expect(await stored([one])).toMatchObject([
      { status: 'Shipped', courier: 'TCS', tracking_number: '779412345678' },
    ])
    expect(await stored([two])).toMatchObject([{ courier: 'TCS', tracking_number: '' }])
    const again = await bulk({ ids: [one, two], action: 'ship', parcels })
    expect(again.body.results.map(({ message }) => message)).toEqual([
      'Already Shipped',
      'Already Shipped',
    ])
    await bulk({ ids: [two], action: 'ship', parcels: { [two]: { trackingNumber: '42' } } })
    expect(await stored([two])).toMatchObject([{ courier: 'TCS', tracking_number: '42' }])
    expect((await stepsOf([two])).map(({ action }) => action)).toEqual([
      'status set',
      'parcel corrected',
    ])
  })

  test('records cash as collected on delivery, also for orders already delivered', async () => {
    const ids = await prepared(
      { ...cash, orderStatus: 'Shipped' },
      { ...cash, orderStatus: 'Delivered', isDelivered: true },
      transfer,
    )
    const { body } = await bulk({ ids: [...ids], action: 'deliver' })
    expect(body.results.map(({ ok }) => ok)).toEqual([true, true, false])
    for (const { status, paid_at } of await stored(ids.slice(0, 2))) {
      expect(status).toBe('Delivered')
      expect(paid_at).not.toBeNull()
    }
    const again = await bulk({ ids: [...ids.slice(0, 2)], action: 'deliver' })
    expect(again.body.results.map(({ message }) => message)).toEqual([
      'Already Delivered',
      'Already Delivered',
    ])
    expect(await stepsOf(ids)).toHaveLength(2)
  })

  test('ships an order only in the version that was shown (rule: concurrent-edit)', async () => {
    const [one = '', two = ''] = await many(2)
    const ids = [one, two]
    const shown = {
      [one]: { trackingNumber: '42', version: 1 },
      [two]: { trackingNumber: '43', version: 1 },
    }
    await bulk({ ids: [one], action: 'process' }, other)
    const { body } = await bulk({ ids, action: 'ship', parcels: shown })
    expect(body.results).toMatchObject([{ ok: false, code: 'CONFLICT' }, { ok: true }])
    expect(await stored([one])).toMatchObject([{ status: 'Processing', tracking_number: '' }])
    // Retries the request, as after a lost response.
    const again = await bulk({ ids: [two], action: 'ship', parcels: shown })
    expect(again.body.results).toMatchObject([{ ok: true, message: 'Already Shipped' }])
    const late = { [two]: { trackingNumber: '44', version: 1 } }
    const refused = await bulk({ ids: [two], action: 'ship', parcels: late }, other)
    expect(refused.body.results).toMatchObject([{ ok: false, code: 'CONFLICT' }])
    expect(await stored([two])).toMatchObject([{ tracking_number: '43' }])
  })

  test.each([
    ['no orders', { ids: [], action: 'process' }, 'Please choose at least one order'],
    ['a list of another type', { action: 'process' }, 'Please choose at least one order'],
    [
      'too many',
      { ids: Array.from({ length: MOST_AT_ONCE + 1 }, (_, n) => `${n}`), action: 'process' },
      'Please send at most 200 orders at once',
    ],
    ['no action', { ids: ['1'] }, 'Please choose what to do'],
    ['an unknown action', { ids: ['1'], action: 'cancel' }, 'Please choose what to do'],
  ])('%s is refused', async (_name, body, message) => {
    expect(await bulk(body as unknown as Bulk)).toMatchObject({
      status: 400,
      body: { message, code: 'INVALID_INPUT' },
    })
  })
})

describe('races (rules: bulk-actions, concurrent-edit)', () => {
  test('the same action by two admins is applied once per order', async () => {
    const ids = [...(await many(30))]
    const answers = await Promise.all([
      bulk({ ids, action: 'process' }),
      bulk({ ids: ids.toReversed(), action: 'process' }, other),
    ])
    for (const { body } of answers) expect(body.results.every(({ ok }) => ok)).toBe(true)
    expect((await stepsOf(ids)).map(({ order_id }) => order_id).toSorted()).toEqual(ids.toSorted())
    expect((await stored(ids)).every(({ version }) => version === 2)).toBe(true)
  })

  test('an order that is cancelled meanwhile is reported as not shipped', async () => {
    const [id = ''] = await many(1)
    const cancelling = await heldTransaction(shop, (tx) =>
      tx
        .updateTable('orders')
        .set((eb) => ({
          status: 'Cancelled',
          cancelled_at: sql`now()`,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute(),
    )
    const answer = bulk({ ids: [id], action: 'ship' })
    await lockWaiters(shop)
    await cancelling.commit()
    expect((await answer).body.results).toMatchObject([{ ok: false }])
    expect(await stored([id])).toMatchObject([{ status: 'Cancelled' }])
    expect(await stepsOf([id])).toEqual([])
  })
})

describe('orders of a selection', () => {
  test('the ids of filtered orders are answered newest first, without the orders', async () => {
    const name = `Mehwish ${crypto.randomUUID().slice(0, 8)}`
    const ids = await prepared({ ...cash, name }, { ...cash, name, orderStatus: 'Shipped' })
    const { body } = await shop.send('listOrderIds', { query: { search: name } }, admin)
    expect(body).toEqual({ ids: ids.toReversed(), total: 2 })
    const shipped = await shop.send(
      'listOrderIds',
      { query: { search: name, status: 'Shipped' } },
      admin,
    )
    expect(shipped.body.ids).toEqual([ids[1]])
  })

  test('orders requested by id are complete, in the order of the ids', async () => {
    const [one = '', two = ''] = await many(2)
    const body = { ids: [two, 'no-order', one.toUpperCase()] }
    const { body: answer } = await shop.send('listNamedOrders', { body }, admin)
    expect(answer.orders.map(({ _id }) => _id)).toEqual([two, one])
    expect(answer.orders[0]).toMatchObject({ access: 'full', orderItems: [{ qty: 1 }] })
  })
})
