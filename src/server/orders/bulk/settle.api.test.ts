import { describe, expect, test } from 'vitest'
import { STATUS_COLUMN_ASKED } from '#domain/orders/bulk/settlement.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { BROKEN_QUOTES, NO_CSV } from '#domain/tables/table-file.ts'
import { openOrderShop } from '#testing/order-shop.ts'
import { shippedCash } from '#testing/order-states.ts'
import { type PreparedOrder, prepareOrders } from '#testing/prepared-orders.ts'
import { changeRow, rowsWith } from '#testing/rows.ts'

const { shop, product, admin } = await openOrderShop()

let lastNumber = 779_400_000_000
/** Inserts a shipped order with a unique tracking number. */
async function shipped(order: PreparedOrder = shippedCash) {
  const [id = ''] = await prepareOrders(shop, product, [order])
  const number = String(++lastNumber)
  await changeRow(shop, 'orders', id, { courier: 'TCS', tracking_number: number })
  return { id, number }
}

type File = Parameters<typeof shop.send<'previewSettlement'>>[1]['body']
async function previewed(file: File) {
  const answer = await shop.send('previewSettlement', { body: file }, admin)
  expect(answer.status).toBe(200)
  return answer.body
}
type Line = Awaited<ReturnType<typeof previewed>>['lines'][number]

/** Converts lines of a preview into those of a confirmation. */
const rowsOf = (lines: readonly Line[]) =>
  lines.flatMap(({ order, verdict, note: _note, done: _done, ...line }) =>
    order && (verdict === 'agreed' || verdict === 'different' || verdict === 'returned')
      ? [{ ...line, verdict, order: order._id, version: order.version }]
      : [],
  )
type Row = ReturnType<typeof rowsOf>[number]
async function settled(rows: readonly Row[], as = admin) {
  const body = { fileName: 'tcs.csv', rows: [...rows] }
  const answer = await shop.send('settle', { body }, as)
  expect(answer.status).toBe(200)
  return answer.body.lines
}
type Parcel = Awaited<ReturnType<typeof shipped>>
/** Line of a preview that agrees with the order of a tracking number. */
async function agreedRow(number: string): Promise<Row> {
  const [row] = rowsOf((await previewed({ csv: csvOf(`${number},1150`) })).lines)
  if (!row) throw new Error('the line agrees')
  return row
}
const csvOf = (...lines: readonly string[]) => ['Tracking number,COD amount', ...lines].join('\n')
const stepsOf = (id: string) =>
  rowsWith(shop, 'order_history', { order_id: id }, ['action', 'note', 'actor_id'])
const stateOf = async (id: string) => (await shop.send('getOrder', { params: { id } }, admin)).body

describe('a courier’s settlement (rule: settlements)', () => {
  test('no line can be confirmed before a column of words is a status column or none', async () => {
    const { number } = await shipped()
    const csv = `CN Number,Progress,COD Amount\n${number},Handed back,1150`
    const open = await previewed({ csv })
    expect(open).toMatchObject({ columns: { status: null }, statusColumns: [1] })
    expect(open.lines).toMatchObject([{ verdict: 'unclear', note: STATUS_COLUMN_ASKED }])
    // Correcting another column leaves the question open.
    const corrected = await previewed({ csv, columns: { amount: 2 } })
    expect(corrected.lines).toMatchObject([{ verdict: 'unclear' }])

    const chosen = await previewed({ csv, columns: { status: 1 } })
    expect(chosen.statusColumns).toEqual([])
    expect(chosen.lines).toMatchObject([{ verdict: 'unclear', courierStatus: 'Handed back' }])
    const none = await previewed({ csv, columns: { status: null } })
    expect(none.lines).toMatchObject([{ verdict: 'agreed' }])
  })

  test('shows the verdict on each line, and changes nothing before the confirmation', async () => {
    const [agreed, less, paid, transfer, cancelled] = [
      await shipped(),
      await shipped(),
      await shipped({ ...shippedCash, orderStatus: 'Delivered', isPaid: true, isDelivered: true }),
      await shipped({ ...shippedCash, paymentMethod: 'Online_Manual', isPaid: true }),
      await shipped({ ...shippedCash, orderStatus: 'Cancelled' }),
    ]
    const csv = csvOf(
      `${agreed.number},"Rs. 1,150.00"`,
      `${less.number},1059`,
      `${paid.number},1150`,
      `${transfer.number},1150`,
      `${cancelled.number},1150`,
      'NOBODY123,500',
      `${agreed.number},1150`,
      `,1150`,
      `${agreed.number},soon`,
    )
    const { lines } = await previewed({ csv })
    expect(lines.map(({ verdict, note }) => [verdict, note])).toEqual([
      ['agreed', ''],
      ['different', 'Rs. 91 less than the order'],
      ['settled', 'Already settled'],
      ['no-cash', 'Paid by transfer'],
      ['no-cash', 'Cancelled'],
      ['unknown', 'No order has this number'],
      ['settled', 'Line 2 names it too'],
      ['unknown', 'No tracking number in this line'],
      ['unknown', 'The amount can’t be read'],
    ])
    expect(lines[0]).toMatchObject({ line: 2, amount: 1150, done: false })
    expect(lines[0]?.order).toMatchObject({ _id: agreed.id, totalPrice: 1150 })
    expect(await stepsOf(agreed.id)).toEqual([])
  })

  test('marks confirmed orders delivered and paid, once; the history names the file', async () => {
    const [agreed, less, left] = [await shipped(), await shipped(), await shipped()]
    const csv = csvOf(`${agreed.number},1150`, `${less.number},1100`, `${left.number},1100`)
    const rows = rowsOf((await previewed({ csv })).lines).slice(0, 2)
    expect(await settled(rows)).toMatchObject([
      { line: 2, verdict: 'agreed', done: true },
      { line: 3, verdict: 'different', done: true },
    ])
    expect(await stateOf(agreed.id)).toMatchObject({ orderStatus: 'Delivered', isPaid: true })
    expect(await stepsOf(agreed.id)).toEqual([
      { action: 'delivered', note: 'Cash collected, settlement tcs.csv', actor_id: admin.id },
    ])
    expect(await stepsOf(less.id)).toMatchObject([
      { note: 'Cash collected, settlement tcs.csv: Rs. 1,100 instead of Rs. 1,150' },
    ])
    expect(await stateOf(left.id)).toMatchObject({ orderStatus: 'Shipped', isPaid: false })

    expect(await settled(rows)).toMatchObject([
      { verdict: 'settled', done: false },
      { verdict: 'settled', done: false },
    ])
    expect(await stepsOf(agreed.id)).toHaveLength(1)
    const again = await previewed({ csv })
    expect(again.lines.map(({ verdict }) => verdict)).toEqual(['settled', 'settled', 'different'])
  })

  test('finds an order by a differently written number, or else by short id', async () => {
    const { id, number } = await shipped()
    const [bare = ''] = await prepareOrders(shop, product, [shippedCash])
    const spelled = `${number.slice(0, 4)}-${number.slice(4)}`
    const { lines } = await previewed({
      csv: `\uFEFFCN No;Order Ref;COD Amount\r\n${spelled};;1.150,00\r\n99;#${shortOrderId(bare)};1,150\r\n`,
    })
    expect(lines.map(({ order, verdict }) => [order?._id, verdict])).toEqual([
      [id, 'agreed'],
      [bare, 'agreed'],
    ])
  })

  test('matches no order by a tracking number that two orders have', async () => {
    const { id, number } = await shipped()
    const twin = await shipped()
    await changeRow(shop, 'orders', twin.id, { tracking_number: number })
    const { lines } = await previewed({ csv: csvOf(`${number},1150`) })
    expect(lines).toMatchObject([{ verdict: 'unknown', order: null }])
    expect(await stepsOf(id)).toEqual([])
  })
})

describe('the courier’s status (rule: settlements)', () => {
  const withStatus = (...lines: readonly string[]) =>
    ['CN No,COD Amount,Status', ...lines].join('\n')

  test('of a returned parcel prevents settling it, whatever is confirmed', async () => {
    const statuses = [
      'Delivered',
      'Returned',
      'RTO',
      'refused',
      'RETURN TO SHIPPER',
      'واپس',
      'In transit',
    ]
    const orders = await Promise.all(statuses.map(() => shipped()))
    const csv = withStatus(...orders.map(({ number }, at) => `${number},1150,${statuses[at]}`))
    const { lines } = await previewed({ csv })
    expect(lines.map(({ verdict }) => verdict)).toEqual([
      'agreed',
      ...Array.from({ length: 5 }, () => 'returned'),
      'unclear',
    ])
    const asAgreed = rowsOf(lines).map((row) => ({ ...row, verdict: 'agreed' as const }))
    expect((await settled(asAgreed)).map(({ verdict, done }) => [verdict, done])).toEqual([
      ['agreed', true],
      ...Array.from({ length: 5 }, () => ['returned', false]),
    ])
    expect(lines.map(({ courierStatus }) => courierStatus)).toEqual(statuses)
    for (const { id } of orders.slice(1)) {
      expect(await stateOf(id)).toMatchObject({ orderStatus: 'Shipped', isPaid: false })
    }
  })

  test('as returned cancels the order, collects nothing, and records the reason', async () => {
    const back = await shipped()
    const csv = withStatus(`${back.number},1150,RTO`)
    const rows = rowsOf((await previewed({ csv })).lines)
    expect(await settled(rows)).toMatchObject([{ verdict: 'returned', done: true }])
    const after = { orderStatus: 'Cancelled', isPaid: false, isDelivered: false }
    expect(await stateOf(back.id)).toMatchObject(after)
    expect(await stepsOf(back.id)).toEqual([
      {
        action: 'cancelled',
        note: 'Returned, nothing collected: the courier says “RTO”, settlement tcs.csv',
        actor_id: admin.id,
      },
    ])
    expect(await settled(rows)).toMatchObject([{ verdict: 'settled', done: false }])
    expect(await stepsOf(back.id)).toHaveLength(1)
  })

  test('that is unknown requires the admin’s interpretation', async () => {
    const [one, two] = [await shipped(), await shipped()]
    const csv = withStatus(`${one.number},1150,Handed Over`, `${two.number},1150,Gone home`)
    expect((await previewed({ csv })).lines).toMatchObject([
      { verdict: 'unclear', note: 'What does “Handed Over” mean?' },
      { verdict: 'unclear' },
    ])
    const meanings = { 'handed over': 'delivered', 'gone home': 'returned' } as const
    const { lines } = await previewed({ csv, meanings })
    expect(lines.map(({ verdict }) => verdict)).toEqual(['agreed', 'returned'])
    expect((await settled(rowsOf(lines))).map(({ done }) => done)).toEqual([true, true])
    expect(await stateOf(one.id)).toMatchObject({ orderStatus: 'Delivered', isPaid: true })
    expect(await stateOf(two.id)).toMatchObject({ orderStatus: 'Cancelled' })
  })

  test('is ignored when one file has both delivered and returned', async () => {
    const { id, number } = await shipped()
    const csv = withStatus(`${number},1150,Delivered`, `${number},1150,Returned`)
    const { lines } = await previewed({ csv })
    expect(lines.map(({ verdict, note }) => [verdict, note])).toEqual([
      ['unclear', 'Line 3 names it too, with another status'],
      ['unclear', 'Line 2 names it too, with another status'],
    ])
    expect(await stepsOf(id)).toEqual([])
  })
})

describe('confirmation of a preview’s lines (rule: settlements)', () => {
  test('refuses an order that has changed since, and applies the other lines', async () => {
    const [changed, cancelled, fine] = [await shipped(), await shipped(), await shipped()]
    const numbers = [changed, cancelled, fine].map(({ number }) => number)
    const { lines } = await previewed({ csv: csvOf(...numbers.map((number) => `${number},1150`)) })
    const correction = { status: 'Shipped', trackingNumber: 'OTHER-1' } as const
    await shop.send('setOrderStatus', { params: { id: changed.id }, body: correction }, admin)
    await shop.send('cancelOrder', { params: { id: cancelled.id } }, admin)
    expect(await settled(rowsOf(lines))).toMatchObject([
      { done: false, note: expect.stringContaining('changed') },
      { done: false, verdict: 'no-cash', note: 'Cancelled' },
      { done: true },
    ])
    expect(await stateOf(changed.id)).toMatchObject({ orderStatus: 'Shipped', isPaid: false })
  })

  const returned = { verdict: 'returned' } as const
  const elsewhere = 'This number is another order’s'
  test.each<[string, (own: Parcel, other: Parcel) => Partial<Row>, string, string?]>([
    ['calls a returned parcel agreed', () => ({ courierStatus: 'Returned' }), 'returned'],
    ['has another amount', () => ({ amount: 1 }), 'different'],
    ['has no order', () => ({ order: 'no id' }), 'unknown'],
    [
      'names no parcel',
      () => ({ trackingNumber: '' }),
      'unknown',
      'No tracking number in this line',
    ],
    [
      'names a made-up parcel',
      () => ({ trackingNumber: 'X-1' }),
      'unknown',
      'No order has this number',
    ],
    [
      'names another’s parcel',
      (_, { number }) => ({ trackingNumber: number }),
      'unknown',
      elsewhere,
    ],
    [
      'names another’s parcel and its own order',
      ({ id }, { number }) => ({ trackingNumber: number, shortId: shortOrderId(id) }),
      'unknown',
      elsewhere,
    ],
    [
      'names another order',
      (_, { id }) => ({ trackingNumber: '', shortId: shortOrderId(id) }),
      'unknown',
      elsewhere,
    ],
    ['is a return without a status', () => ({ ...returned, courierStatus: '' }), 'agreed'],
    ['is a return with a dash as status', () => ({ ...returned, courierStatus: ' – ' }), 'agreed'],
    ['is a return of a delivery', () => ({ ...returned, courierStatus: 'Delivered' }), 'agreed'],
  ])('leaves an order whose line %s', async (_what, changes, verdict, note) => {
    const [own, other] = [await shipped(), await shipped()]
    const answered = await settled([{ ...(await agreedRow(own.number)), ...changes(own, other) }])
    expect(answered).toMatchObject([{ verdict, done: false, ...(note && { note }) }])
    for (const { id } of [own, other]) expect(await stepsOf(id)).toEqual([])
  })

  test('settles an order that the file names by short id only', async () => {
    const [bare = ''] = await prepareOrders(shop, product, [shippedCash])
    const csv = `CN No,Order Ref,COD Amount\n,#${shortOrderId(bare)},1150`
    const rows = rowsOf((await previewed({ csv })).lines)
    expect(await settled(rows)).toMatchObject([{ done: true, shortId: shortOrderId(bare) }])
  })
})

describe('an unreadable file', () => {
  test('with an unclosed quote loses only that line', async () => {
    const [one, two] = [await shipped(), await shipped()]
    const csv = [
      'CN,Address,COD',
      `${one.number},Shop 5" wide,1150`,
      '779,"A1"x,1150',
      '"',
      `${two.number},"House 1",1150`,
    ].join('\n')
    const { lines } = await previewed({ csv })
    expect(lines.map(({ line, verdict, note }) => [line, verdict, note])).toEqual([
      [2, 'agreed', ''],
      [3, 'unknown', BROKEN_QUOTES],
      [4, 'unknown', BROKEN_QUOTES],
      [5, 'agreed', ''],
    ])
  })

  test('of another program is refused with instructions', async () => {
    const body = { csv: 'PK\u0003\u0004\u0014\u0000' }
    const answer = await shop.send('previewSettlement', { body }, admin)
    expect(answer).toMatchObject({ status: 400, body: { message: NO_CSV } })
  })
})
