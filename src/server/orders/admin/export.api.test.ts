import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { DatabaseError } from '#platform/database/errors.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { observedDatabase } from '#testing/observed-database.ts'
import { cash } from '#testing/order-states.ts'
import { type PreparedOrder, prepareOrders } from '#testing/prepared-orders.ts'
import { newProduct } from '#testing/products.ts'
import { changeRow } from '#testing/rows.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { exportColumns, exportFileName } from './export-columns.ts'

const shop = await openTestShop({ rateLimitScale: 0 })
const product = await newProduct(shop, { name: 'Truck Art' })
const admin = await newAccount(shop, { isAdmin: true })

const names = exportColumns.map(({ name }) => name)

const exported = (search = '') =>
  shop.sendRaw(`/api/orders/export${search}`, { headers: admin.headers })

/** Parses the lines of a file by column name, strictly by RFC 4180. */
function linesOf(text: string): Record<string, string>[] {
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  const cell = /"(?:[^"]|"")*"|[^",\r\n]*/.source
  const [header = [], ...lines] = [
    ...text.slice(1).matchAll(new RegExp(`((?:${cell})(?:,(?:${cell}))*)\\r\\n`, 'g')),
  ].map(([, line = '']) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  )
  expect(header).toEqual(names)
  return lines.map((line) => {
    expect(line).toHaveLength(names.length)
    return Object.fromEntries(line.map((cell, index) => [names[index] ?? '', cell]))
  })
}

// `Response.text()` would strip the byte order mark.
const textOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString('utf8')

async function fileOf(search?: string) {
  return linesOf(await textOf(await exported(search)))
}

describe('the exported file', () => {
  test('is an uncached attachment, with the number of its orders', async () => {
    await prepareOrders(shop, product, [cash, { ...cash, orderStatus: 'Cancelled' }])
    const answer = await exported('?status=Cancelled')
    const lines = linesOf(await textOf(answer))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^text\/csv; charset=utf-8/),
      'content-disposition': `attachment; filename="${exportFileName('Cancelled', new Date())}"`,
      'cache-control': 'no-store',
      'x-total-count': String(lines.length),
    })
    expect(lines.length).toBeGreaterThan(0)
    expect(new Set(lines.map(({ Status }) => Status))).toEqual(new Set(['Cancelled']))
  })

  test('has long tracking numbers as text, which a table of parcels reads back', async () => {
    const number = '7794123456780001'
    const [id = ''] = await prepareOrders(shop, product, [cash])
    await changeRow(shop, 'orders', id, { courier: 'TCS', tracking_number: number })
    const file = await textOf(await exported(`?search=${id}`))
    expect(linesOf(file)).toMatchObject([{ 'Tracking number': '7794 1234 5678 0001' }])
    const { body } = await shop.send('matchParcels', { body: { text: file } }, admin)
    expect(body.lines).toMatchObject([{ trackingNumber: number, orders: [{ _id: id }] }])
  })

  test('has a line per order, with the typed and sold values', async () => {
    const name = 'بلال "Billu" احمد'
    const paid = { ...cash, orderStatus: 'Delivered', isPaid: true, isDelivered: true } as const
    const [id = ''] = await prepareOrders(shop, product, [
      { ...paid, name, email: 'billu@example.com', phone: '+923001234567' },
    ])
    expect(await fileOf('?search=billu@example.com')).toMatchObject([
      {
        Order: `#${id.slice(-8).toUpperCase()}`,
        'Order id': id,
        Paid: 'yes',
        'Delivered at': '2026-11-18 14:00:00',
        Customer: name,
        'E-mail': 'billu@example.com',
        Phone: '0300 1234567',
        Address: 'House 9, Canal Road',
        Items: '1 × Truck Art (iPhone 15)',
        'Total (Rs.)': '1150',
      },
    ])
  })

  test('has only the column names when no order matches', async () => {
    for (const search of ['?search=nobody-at-all', '?status=Refunded']) {
      const answer = await exported(search)
      expect(answer.headers.get('x-total-count')).toBe('0')
      expect(linesOf(await textOf(answer))).toEqual([])
    }
  })

  test('contains the orders of the filtered list, newest first', async () => {
    const some = ['Pending', 'Shipped', 'Pending'] as const
    await prepareOrders(
      shop,
      product,
      some.map((orderStatus) => ({ ...cash, orderStatus, name: 'Zulfiqar Tariq' })),
    )
    for (const query of [
      { search: 'zulfiqar' },
      { search: 'zulfiqar', status: 'Pending' },
      { search: 'zulfiqar', status: 'all' },
    ]) {
      const { body } = await shop.send('listOrders', { query }, admin)
      const listed = 'orders' in body ? body.orders.map(({ _id }) => _id) : []
      expect(listed.length).toBeGreaterThan(1)
      const lines = await fileOf(`?${new URLSearchParams(query)}`)
      expect(lines.map((line) => line['Order id'])).toEqual(listed)
    }
  })
})

describe('CSV injection: text typed by a person is no formula', () => {
  test.each([
    [
      '=HYPERLINK("http://evil.example","Pay here") ',
      `'=HYPERLINK("http://evil.example","Pay here") `,
    ],
    ["=cmd|'/C calc'!A0", `'=cmd|'/C calc'!A0`],
    ['House 7\r\nStreet "12"; a=b', 'House 7\r\nStreet "12"; a=b'],
  ])('%j', async (name, written) => {
    const email = `text${Math.random()}@example.com`
    await prepareOrders(shop, product, [{ ...cash, name, email, phone: '+971501234567' }])
    const [line] = await fileOf(`?search=${email}`)
    expect(line).toMatchObject({ Customer: written, Phone: "'+971501234567" })
  })

  test('text typed by an admin for a parcel is no formula either', async () => {
    const [id = ''] = await prepareOrders(shop, product, [{ ...cash, orderStatus: 'Shipped' }])
    const parcel = { courier: '=HYPERLINK("http://evil.example")', trackingNumber: '+779412' }
    const body = { status: 'Shipped', ...parcel } as const
    await shop.send('setOrderStatus', { params: { id }, body }, admin)
    const [line] = await fileOf(`?search=${id}`)
    expect(line).toMatchObject({
      Courier: `'${parcel.courier}`,
      'Tracking number': `'${parcel.trackingNumber}`,
    })
  })
})

describe('orders in several batches', () => {
  const MANY = 1_203
  let ids: readonly string[]
  let own: TestShop
  let boss: TestAccount
  beforeAll(async () => {
    own = await openTestShop({ rateLimitScale: 0 })
    boss = await newAccount(own, { isAdmin: true })
    const many = Array.from({ length: MANY }, (): PreparedOrder => cash)
    ids = await prepareOrders(own, await newProduct(own), many)
  })

  /** Opens a shop that calls `hear` for each batch of orders read from the database. */
  async function listening(hear: (batch: number) => Promise<void> | void) {
    let batches = 0
    return openTestShop({
      database: observedDatabase(own.database, ([row]) => {
        if (row && 'items' in row) return hear(++batches)
      }),
    })
  }

  const whole = (of: TestShop) => of.sendRaw('/api/orders/export', { headers: boss.headers })

  test('are exported once each, newest first, without later ones', async () => {
    const other = await listening(async (batch) => {
      if (batch === 1) await prepareOrders(own, await newProduct(own), [cash])
    })
    const answer = await whole(other)
    expect(answer.headers.get('x-total-count')).toBe(String(MANY))
    const lines = linesOf(await textOf(answer))
    expect(lines.map((line) => line['Order id'])).toEqual(ids.toReversed())
  })

  test('answer 503 when the first batch can’t be read', async () => {
    const other = await listening(() => {
      throw new DatabaseError('unavailable', 'cut')
    })
    const answer = await whole(other)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('content-disposition')).toBeNull()
    expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' })
  })

  test('reset the connection when a later batch fails', async () => {
    const other = await listening((batch) => {
      if (batch === 2) throw new DatabaseError('unavailable', 'cut')
    })
    const answer = await whole(other)
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
  })

  test('are read no further when the client disconnects', async () => {
    const reading = Promise.withResolvers<void>()
    const gone = Promise.withResolvers<void>()
    let batches = 0
    const other = await listening(async (batch) => {
      batches = batch
      if (batch !== 2) return
      reading.resolve()
      await gone.promise
    })
    const request = get(`${other.url}/api/orders/export`, { headers: boss.headers, agent: false })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    await once(response, 'data')
    await reading.promise
    request.destroy()
    // Further requests give the server time to notice the broken connection.
    for (let n = 0; n < 3; n += 1) await (await other.sendRaw('/healthz')).text()
    gone.resolve()
    const listed = await other.send('listOrders', { query: { limit: '1' } }, boss)
    expect(listed.status).toBe(200)
    // The third result with orders was that of the admin list.
    expect(batches).toBe(3)
    const { open, idle, waiting } = own.database.load()
    expect([waiting, idle]).toEqual([0, open])
  })
})
