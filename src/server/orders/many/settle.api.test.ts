import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FILE_TOO_LARGE, MOST_BYTES, NO_CSV, TOO_MANY_LINES } from '#domain/orders/many/tables.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { openOrderShop } from '#testing/order-shop.ts'
import { type PreparedOrder, prepareOrders } from '#testing/prepared-orders.ts'
import type { TestProduct } from '#testing/products.ts'
import type { TestShop } from '#testing/shop.ts'

let shop: TestShop
let product: TestProduct
let admin: TestAccount
beforeAll(async () => {
  ;({ shop, product, admin } = await openOrderShop())
})
afterAll(() => shop.close())

/** Costs Rs. 1,150. */
const onItsWay: PreparedOrder = {
  orderStatus: 'Shipped',
  paymentMethod: 'COD',
  isPaid: false,
  isDelivered: false,
}

let lastNumber = 779_400_000_000
/** An order that goes by a number of its own. */
async function shipped(order: PreparedOrder = onItsWay) {
  const [id = ''] = await prepareOrders(shop, product, [order])
  const number = String(++lastNumber)
  await shop.database.db
    .updateTable('orders')
    .set({ courier: 'TCS', tracking_number: number })
    .where('id', '=', id)
    .execute()
  return { id, number }
}

type Asked = Parameters<typeof shop.send<'settle'>>[1]['body']
async function settled(body: Asked, as = admin) {
  const answer = await shop.send('settle', { body }, as)
  expect(answer.status).toBe(200)
  return answer.body
}
const csvOf = (...lines: readonly string[]) => ['Tracking number,COD amount', ...lines].join('\n')
const stepsOf = (id: string) =>
  shop.database.db
    .selectFrom('order_history')
    .select(['action', 'note', 'actor_id'])
    .where('order_id', '=', id)
    .execute()
const stateOf = async (id: string) => (await shop.send('getOrder', { params: { id } }, admin)).body

describe('a courier’s settlement (rule: settlements)', () => {
  test('says what each line is, and changes nothing before it is confirmed', async () => {
    const [agreed, less, paid, transfer, cancelled] = [
      await shipped(),
      await shipped(),
      await shipped({ ...onItsWay, orderStatus: 'Delivered', isPaid: true, isDelivered: true }),
      await shipped({ ...onItsWay, paymentMethod: 'Online_Manual', isPaid: true }),
      await shipped({ ...onItsWay, orderStatus: 'Cancelled' }),
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
    const { lines, fileName } = await settled({ fileName: 'tcs nov.csv', csv })
    expect(fileName).toBe('tcs nov.csv')
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

  test('confirmed, makes what agrees delivered and paid, names the file, and takes a different amount only when it is ticked', async () => {
    const [agreed, ticked, left] = [await shipped(), await shipped(), await shipped()]
    const csv = csvOf(`${agreed.number},1150`, `${ticked.number},1100`, `${left.number},1100`)
    const { lines } = await settled({
      fileName: 'tcs.csv',
      csv,
      confirm: true,
      accept: [ticked.id],
    })
    expect(lines.map(({ verdict, done }) => [verdict, done])).toEqual([
      ['agreed', true],
      ['different', true],
      ['different', false],
    ])
    expect(await stateOf(agreed.id)).toMatchObject({ orderStatus: 'Delivered', isPaid: true })
    expect(await stepsOf(agreed.id)).toEqual([
      { action: 'delivered', note: 'Cash collected, settlement tcs.csv', actor_id: admin.id },
    ])
    expect(await stepsOf(ticked.id)).toMatchObject([
      { note: 'Cash collected, settlement tcs.csv: Rs. 1,100 instead of Rs. 1,150' },
    ])
    expect(await stateOf(left.id)).toMatchObject({ orderStatus: 'Shipped', isPaid: false })

    const again = await settled({ fileName: 'tcs.csv', csv, confirm: true, accept: [ticked.id] })
    expect(again.lines.map(({ verdict, done }) => [verdict, done])).toEqual([
      ['settled', false],
      ['settled', false],
      ['different', false],
    ])
    expect(await stepsOf(agreed.id)).toHaveLength(1)
  })

  test('counts the cash of an order that was delivered without it', async () => {
    const late = await shipped({ ...onItsWay, orderStatus: 'Delivered', isDelivered: true })
    await settled({ fileName: 'tcs.csv', csv: csvOf(`${late.number},1150`), confirm: true })
    expect(await stateOf(late.id)).toMatchObject({ isPaid: true })
    expect(await stepsOf(late.id)).toMatchObject([
      { action: 'cash received', note: 'Cash collected, settlement tcs.csv' },
    ])
  })

  test('confirmed in pieces, counts only those that are named', async () => {
    const [one, two] = [await shipped(), await shipped()]
    const csv = csvOf(`${one.number},1150`, `${two.number},1150`)
    const { lines } = await settled({ fileName: 'tcs.csv', csv, confirm: true, only: [two.id] })
    expect(lines.map(({ done }) => done)).toEqual([false, true])
    expect(await stepsOf(one.id)).toEqual([])
  })

  test('sent twice at once, delivers each order once', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => shipped()))
    const csv = csvOf(...orders.map(({ number }) => `${number},1150`))
    const other = await newAccount(shop, { isAdmin: true })
    const answers = await Promise.all([
      settled({ fileName: 'a.csv', csv, confirm: true }),
      settled({ fileName: 'b.csv', csv, confirm: true }, other),
    ])
    for (const [at, { id }] of orders.entries()) {
      expect(await stepsOf(id)).toHaveLength(1)
      expect(answers.filter(({ lines }) => lines[at]?.done)).toHaveLength(1)
      expect(answers.filter(({ lines }) => lines[at]?.verdict === 'settled')).toHaveLength(1)
    }
  })

  test('an order is found by its short id where it has no number, and by a number that is written otherwise', async () => {
    const { id, number } = await shipped()
    const [bare = ''] = await prepareOrders(shop, product, [onItsWay])
    const spelled = `${number.slice(0, 4)}-${number.slice(4)}`
    const { lines } = await settled({
      csv: `\uFEFFCN No;Order Ref;COD Amount\r\n${spelled};;1.150,00\r\n99;#${shortOrderId(bare)};1,150\r\n`,
    })
    expect(lines.map(({ order, verdict }) => [order?._id, verdict])).toEqual([
      [id, 'agreed'],
      [bare, 'agreed'],
    ])
  })

  test('a number that two orders have is nobody’s', async () => {
    const { id, number } = await shipped()
    const twin = await shipped()
    await shop.database.db
      .updateTable('orders')
      .set({ tracking_number: number })
      .where('id', '=', twin.id)
      .execute()
    const { lines } = await settled({ csv: csvOf(`${number},1150`), confirm: true })
    expect(lines).toMatchObject([{ verdict: 'unknown', order: null }])
    expect(await stepsOf(id)).toEqual([])
  })

  test('columns that are not found can be named; without them nothing is confirmed', async () => {
    const { number } = await shipped()
    const csv = `Name,Thing,Rupees\nAyesha,x${number},1150`
    const columns = { number: 1, order: null, phone: null, amount: null }
    const refused = await shop.send('settle', { body: { csv, confirm: true, columns } }, admin)
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
    const { headings } = await settled({ csv })
    expect(headings).toEqual(['Name', 'Thing', 'Rupees'])
    const own = `Name,Thing,Rupees\nAyesha,${number},1150`
    const read = await settled({ csv: own, columns: { ...columns, amount: 2 } })
    expect(read.lines.at(-1)).toMatchObject({ verdict: 'agreed' })
  })
})

describe('files that can’t be read', () => {
  test.each([
    ['an Excel file', 'PK\u0003\u0004\u0014\u0000', NO_CSV],
    ['an old Excel file', '\uFFFD\u0011\u0000', NO_CSV],
    ['nothing', '', 'There is nothing in this file'],
    ['too many lines', `a,b\n${'1,2\n'.repeat(5_001)}`, TOO_MANY_LINES],
    ['too many bytes', 'x'.repeat(MOST_BYTES + 1), FILE_TOO_LARGE],
  ])('%s is refused with what to do', async (_name, csv, message) => {
    const answer = await shop.send('settle', { body: { csv } }, admin)
    expect(answer).toMatchObject({ status: 400, body: { message } })
  })

  test('a body beyond all measure is not taken', async () => {
    const answer = await shop.send('settle', { body: { csv: 'x'.repeat(6 * 1024 ** 2) } }, admin)
    expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
  })

  test('cells that look like formulas are text', async () => {
    const csv = csvOf('"=cmd|\'/c calc\'!A1","=1150"', '+1150,@x')
    const { lines } = await settled({ csv, confirm: true })
    expect(lines.map(({ verdict }) => verdict)).toEqual(['unknown', 'unknown'])
  })
})
