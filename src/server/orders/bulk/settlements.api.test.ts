import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { changedSince, TAKEN_BACK, takeBackSentences } from '#domain/orders/bulk/take-back.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { newAccount } from '#testing/accounts.ts'
import { heldTransaction, lockWaiters } from '#testing/locks.ts'
import { openOrderShop } from '#testing/order-shop.ts'
import { cash, shippedCash } from '#testing/order-states.ts'
import { type PreparedOrder, prepareOrders } from '#testing/prepared-orders.ts'
import { storedRow } from '#testing/rows.ts'

const { shop, product, admin } = await openOrderShop()

const prepared = async (order: PreparedOrder = shippedCash) => {
  const [id = ''] = await prepareOrders(shop, product, [order])
  return id
}

type Verdict = 'agreed' | 'returned'
interface Settled {
  readonly verdict?: Verdict
  readonly version?: number
  readonly settlement?: string
}

/** Settles one order; returns the settlement's id. */
async function settled(
  order: string,
  { verdict = 'agreed', version = 1, settlement }: Settled = {},
): Promise<string> {
  const courierStatus = verdict === 'returned' ? 'Returned' : 'Delivered'
  const shortId = shortOrderId(order)
  const row = { line: 2, order, version, shortId, amount: 1150, verdict, courierStatus }
  const body = { fileName: 'tcs.csv', rows: [row], ...(settlement && { settlement }) }
  const answer = await shop.send('settle', { body }, admin)
  expect(answer.body.lines).toMatchObject([{ done: true }])
  return answer.body.settlement
}
const takeBack = (id: string, ids: readonly string[], as = admin) =>
  shop.send('takeBackSettlement', { params: { id }, body: { ids: [...ids] } }, as)
const settlementOf = async (id: string) => {
  const { body } = await shop.send('listSettlements', {}, admin)
  return body.settlements.find(({ _id }) => _id === id)
}

/** All stored columns of an order except its version. */
async function kept(id: string) {
  const { version: _version, ...row } = await storedRow(shop, 'orders', id)
  return row
}
const stepsOf = (id: string) =>
  shop.database.db
    .selectFrom('order_history')
    .select(['action', 'from_status', 'to_status', 'actor_id'])
    .where('order_id', '=', id)
    .orderBy('sequence')
    .execute()
const figures = async () => (await shop.send('getSummary', {}, admin)).body

describe('a settlement is taken back (rule: settlements-taken-back)', () => {
  const delivered: PreparedOrder = { ...shippedCash, orderStatus: 'Delivered', isDelivered: true }
  const transferred: PreparedOrder = {
    ...shippedCash,
    paymentMethod: 'Online_Manual',
    isPaid: true,
  }

  test.each<[string, PreparedOrder, Verdict]>([
    ['cash of an order on its way', shippedCash, 'agreed'],
    ['cash of one that never left by the shop', cash, 'agreed'],
    ['cash of one delivered without it', delivered, 'agreed'],
    ['a return', shippedCash, 'returned'],
    ['a return of a paid order', transferred, 'returned'],
  ])('%s: the order and all figures are as before', async (_name, order, verdict) => {
    const id = await prepared(order)
    const before = await kept(id)
    const { recentOrders: _before, ...summary } = await figures()
    const settlement = await settled(id, { verdict })
    expect(await kept(id)).not.toEqual(before)
    expect((await takeBack(settlement, [id])).body).toEqual({
      results: [{ _id: id, ok: true, message: '' }],
    })
    expect(await kept(id)).toEqual(before)
    const { recentOrders: _after, ...after } = await figures()
    expect(after).toEqual(summary)
  })

  test('the history and the activity log record the admin', async () => {
    const id = await prepared()
    const other = await newAccount(shop, { isAdmin: true })
    await takeBack(await settled(id), [id], other)
    expect((await stepsOf(id)).at(-1)).toEqual({
      action: TAKEN_BACK,
      from_status: 'Delivered',
      to_status: 'Shipped',
      actor_id: other.id,
    })
    const { body } = await shop.send('listActivity', { query: { person: other.id } }, admin)
    expect(body.entries[0]).toMatchObject({
      action: 'Settlement taken back: Shipped',
      subject: id,
    })
  })

  test('it is listed with its orders’ present state, also after several calls', async () => {
    const [collected, back] = [await prepared(), await prepared()]
    const settlement = await settled(collected)
    expect(await settled(back, { verdict: 'returned', settlement })).toBe(settlement)
    const listed = await settlementOf(settlement)
    expect(listed).toMatchObject({ fileName: 'tcs.csv', by: expect.any(String) })
    const facts = { totalPrice: 1150, before: 'Shipped', state: 'open' }
    expect(listed?.orders).toEqual([
      { _id: back, isReturn: true, orderStatus: 'Cancelled', ...facts },
      { _id: collected, isReturn: false, orderStatus: 'Delivered', ...facts },
    ])
    await takeBack(settlement, [collected])
    expect((await settlementOf(settlement))?.orders).toMatchObject([
      { state: 'open' },
      { state: 'taken-back', orderStatus: 'Shipped' },
    ])
  })

  test('it is idempotent; an order that was settled again is taken back again', async () => {
    const id = await prepared()
    const first = await settled(id)
    await takeBack(first, [id])
    expect((await takeBack(first, [id])).body.results).toEqual([
      { _id: id, ok: true, message: takeBackSentences.done },
    ])
    expect(await stepsOf(id)).toHaveLength(2)
    const again = await settled(id, { version: 3, settlement: first })
    expect((await settlementOf(again))?.orders).toMatchObject([{ _id: id, state: 'open' }])
    expect((await takeBack(again, [id])).body.results).toMatchObject([{ ok: true, message: '' }])
    expect(await stepsOf(id)).toHaveLength(4)
  })

  test('one that has changed since stays and is named, the others are taken back', async () => {
    const paid: PreparedOrder = { ...shippedCash, paymentMethod: 'Online_Manual', isPaid: true }
    const [revived, other] = [await prepared(paid), await prepared()]
    const settlement = await settled(revived, { verdict: 'returned' })
    await settled(other, { settlement })
    const body = { status: 'Processing' } as const
    await shop.send('setOrderStatus', { params: { id: revived }, body }, admin)
    expect((await settlementOf(settlement))?.orders).toMatchObject([
      { _id: other, state: 'open' },
      { _id: revived, state: 'changed', orderStatus: 'Processing' },
    ])
    const before = await kept(revived)
    expect((await takeBack(settlement, [revived, other])).body.results).toEqual([
      { _id: revived, ok: false, message: changedSince('Processing'), code: 'CONFLICT' },
      { _id: other, ok: true, message: '' },
    ])
    expect(await kept(revived)).toEqual(before)
  })

  test('it is refused after a day, and for orders of other settlements', async () => {
    const [id, stranger] = [await prepared(), await prepared()]
    const settlement = await settled(id)
    expect((await takeBack(settlement, [stranger, randomUUID()])).body.results).toMatchObject([
      { ok: false, message: takeBackSentences.notOfIt },
      { ok: false, code: 'NOT_FOUND' },
    ])
    await shop.database.db
      .updateTable('settlements')
      .set({ settled_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', settlement)
      .execute()
    expect(await settlementOf(settlement)).toBeUndefined()
    expect(await takeBack(settlement, [id])).toMatchObject({
      status: 400,
      body: { code: 'ORDER_STATE', message: takeBackSentences.tooLate },
    })
    expect(await stepsOf(id)).toHaveLength(1)
    for (const unknown of [randomUUID(), 'none']) {
      expect(await takeBack(unknown, [id])).toMatchObject({
        status: 404,
        body: { message: takeBackSentences.unknown },
      })
    }
  })
})

describe('races (rule: concurrent-edit)', () => {
  test('a waiting request reports a concurrent change, and changes nothing', async () => {
    const paid: PreparedOrder = { ...shippedCash, paymentMethod: 'Online_Manual', isPaid: true }
    const id = await prepared(paid)
    const settlement = await settled(id, { verdict: 'returned' })
    const reviving = await heldTransaction(shop, async (tx) => {
      await tx
        .updateTable('orders')
        .set((eb) => ({ status: 'Processing', cancelled_at: null, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute()
      await tx
        .insertInto('order_history')
        .values({
          order_id: id,
          actor: 'admin',
          actor_id: admin.id,
          action: 'revived',
          from_status: 'Cancelled',
          to_status: 'Processing',
        })
        .execute()
    })
    const answer = takeBack(settlement, [id])
    await lockWaiters(shop)
    await reviving.commit()
    expect((await answer).body.results).toEqual([
      { _id: id, ok: false, message: changedSince('Processing'), code: 'CONFLICT' },
    ])
    expect((await kept(id)).status).toBe('Processing')
    expect((await stepsOf(id)).map(({ action }) => action)).toEqual(['cancelled', 'revived'])
  })
})
