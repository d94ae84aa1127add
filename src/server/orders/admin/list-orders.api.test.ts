import { describe, expect, test } from 'vitest'
import type { CountedOrders, Order } from '#domain/contract/orders.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { newAccount } from '#testing/accounts.ts'
import { openOrderShop } from '#testing/order-shop.ts'
import { cash } from '#testing/order-states.ts'
import { prepareOrders } from '#testing/prepared-orders.ts'
import { newProduct } from '#testing/products.ts'
import { openTestShop } from '#testing/shop.ts'

const people = [
  { name: 'Bilal Ahmed', email: 'Bilal.Ahmed@Example.com' },
  { name: 'Ayesha Khan', email: 'a.khan@example.com' },
  { name: '100% Cotton_Shop', email: 'shop@cotton.pk' },
  { name: 'علی رضا', email: 'ali@example.com' },
]

const { shop, product, admin } = await openOrderShop()
/** Ids of the orders, oldest first. */
const ids = await prepareOrders(
  shop,
  product,
  Array.from({ length: 48 }, (_, n) => ({
    ...cash,
    ...people[n % 4],
    orderStatus: n < 40 ? 'Pending' : n < 45 ? 'Shipped' : 'Cancelled',
  })),
)

type Query = Partial<Record<'page' | 'limit' | 'search' | 'status', string>>

async function list(query: Query): Promise<CountedOrders> {
  const { status, body } = await shop.send('listOrders', { query }, admin)
  expect(status).toBe(200)
  if (Array.isArray(body)) throw new Error('a plain list')
  return body
}

const idsOf = (orders: readonly Order[]) => orders.map(({ _id }) => _id)
const newestFirst = () => ids.toReversed()

describe('a list without parameters', () => {
  test('is a plain array of all orders, newest first', async () => {
    const { body, headers } = await shop.send('listOrders', { query: {} }, admin)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(idsOf(body as Order[])).toEqual(newestFirst())
    const [newest] = body as Order[]
    const { body: page } = await shop.send('listOrders', { query: { limit: '1' } }, admin)
    expect(page).toMatchObject({ orders: [newest] })
    expect(newest?.orderItems).toHaveLength(1)
    expect(newest?.access).toBe('full')
  })

  test('is complete with several batches of orders, and empty without orders', async () => {
    const many = await openTestShop()
    const boss = await newAccount(many, { isAdmin: true })
    expect((await many.send('listOrders', { query: {} }, boss)).body).toEqual([])
    const thing = await newProduct(many)
    const made: string[] = []
    for (let n = 0; n < 3; n += 1) {
      made.push(...(await prepareOrders(many, thing, Array<typeof cash>(401).fill(cash))))
    }
    const { body } = await many.send('listOrders', { query: {} }, boss)
    expect(idsOf(body as Order[])).toEqual(made.toReversed())
  })
})

describe('pages', () => {
  test('have 20 orders by default, at most 100', async () => {
    const first = await list({ page: '1' })
    expect(first).toMatchObject({ page: 1, pages: 3, total: 48 })
    expect(idsOf(first.orders)).toEqual(newestFirst().slice(0, 20))
    expect(idsOf((await list({ page: '3' })).orders)).toEqual(newestFirst().slice(40))
    expect(idsOf((await list({ page: '2', limit: '30' })).orders)).toEqual(newestFirst().slice(30))
    expect((await list({ limit: '1000' })).orders).toHaveLength(48)
  })

  test.each<[Query, number]>([
    [{ page: '99' }, 3],
    [{ page: '0' }, 1],
    [{ page: '-4', limit: '-1' }, 1],
    [{ page: '2.9' }, 2],
    [{ page: 'x', limit: '20' }, 1],
  ])('%j selects page %i (rule: paging)', async (query, page) => {
    expect((await list(query)).page).toBe(page)
  })
})

describe('the status filter', () => {
  const none = { 'Payment Pending': 0, 'Payment Rejected': 0, Paid: 0, Processing: 0, Delivered: 0 }

  test('answers the count of every status, whichever is selected', async () => {
    const counts = { all: 48, Pending: 40, Shipped: 5, Cancelled: 3, ...none }
    const shipped = await list({ status: 'Shipped' })
    expect(shipped).toMatchObject({ page: 1, pages: 1, total: 5, counts })
    expect(shipped.orders.every(({ orderStatus }) => orderStatus === 'Shipped')).toBe(true)
    expect(idsOf(shipped.orders)).toEqual(newestFirst().slice(3, 8))
    expect((await list({ page: '1' })).counts).toEqual(counts)
    expect(await list({ status: 'all' })).toEqual(await list({ page: '1' }))
  })

  test('accepts several statuses', async () => {
    const both = await list({ status: 'Shipped,Cancelled' })
    expect(both).toMatchObject({ total: 8, pages: 1 })
    expect(idsOf(both.orders)).toEqual(newestFirst().slice(0, 8))
    expect(await list({ status: 'Cancelled,Shipped,Refunded' })).toEqual(both)
  })

  test('counts within a search', async () => {
    const found = await list({ search: 'bilal', status: 'Cancelled' })
    expect(found.counts).toEqual({ all: 12, Pending: 10, Shipped: 2, Cancelled: 0, ...none })
    expect(found).toMatchObject({ total: 0, pages: 1, orders: [] })
  })

  test('matches nothing for an unknown status', async () => {
    for (const status of ['Refunded', 'constructor', 'pending']) {
      expect(await list({ status })).toMatchObject({ orders: [], total: 0 })
    }
  })
})

describe('the search', () => {
  const from = (person: number) => newestFirst().filter((id) => ids.indexOf(id) % 4 === person)

  test.each<[string, number]>([
    ['bilal', 0],
    ['BILAL ahmed', 0],
    ['ahmed bilal', 0],
    ['bilal.ahmed@example.com', 0],
    ['  Khan ', 1],
    ['a.khan', 1],
    ['esha', 1],
    ['100%', 2],
    ['cotton_', 2],
    ['رضا', 3],
    // Letters of an Arabic keyboard, vowel marks, one letter, a mark of direction.
    ['علي', 3],
    ['على', 3],
    ['عَلِی', 3],
    ['ر', 3],
    ['\u200Fعلی\u200E', 3],
    ['\u2066bilal.ahmed@example.com\u2069', 0],
    // One or two letters match the beginning of a word.
    ['bi', 0],
    ['co', 2],
    ['k', 1],
  ])('%j finds the customer', async (search, person) => {
    expect(idsOf((await list({ search, limit: '100' })).orders)).toEqual(from(person))
  })

  test.each(['%', '_x', 'b%l', 'bilal khan', '\\', "'; drop table orders; --", 'zzzz'])(
    '%j finds no customer',
    async (search) => {
      expect(await list({ search })).toMatchObject({ orders: [], total: 0 })
    },
  )

  test('finds an order by its id, its short id, and by their beginnings', async () => {
    const wanted = ids[17] ?? ''
    for (const search of [
      wanted,
      wanted.toUpperCase(),
      shortOrderId(wanted),
      `#${shortOrderId(wanted)}`,
      shortOrderId(wanted).slice(0, 6),
      wanted.slice(0, 13),
    ]) {
      expect(idsOf((await list({ search })).orders)).toEqual([wanted])
    }
    // The middle of an id doesn't match.
    expect((await list({ search: wanted.slice(14, 23) })).total).toBe(0)
  })

  test('finds an order by at least six characters of its tracking number', async () => {
    const wanted = ids[43] ?? ''
    const trackingNumber = '\u202AKI75_1234567\u202C'
    const body = { status: 'Shipped', courier: 'Leopards', trackingNumber } as const
    await shop.send('setOrderStatus', { params: { id: wanted }, body }, admin)
    for (const search of [
      'KI75_1234567',
      '\u200EKI75_\u00AD1234567',
      '۲۳۴۵۶۷',
      'ki75_1',
      '234567',
      'khan 234567',
    ]) {
      const isHers = !search.startsWith('khan')
      expect(idsOf((await list({ search })).orders)).toEqual(isHers ? [wanted] : [])
    }
    for (const search of ['34567', 'ki75%1', 'KI75-1234567']) {
      expect((await list({ search })).total).toBe(0)
    }
  })
})
