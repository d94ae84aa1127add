import { expect, test } from 'vitest'
import { shortOrderId } from '#domain/orders/status.ts'
import { openOrderShop } from '#testing/order-shop.ts'
import { packedCash } from '#testing/order-states.ts'
import { newPhone, orderBody, placedOrder } from '#testing/orders.ts'
import { type PreparedOrder, prepareOrders } from '#testing/prepared-orders.ts'

const { shop, product, admin } = await openOrderShop()

const prepared = (...wanted: readonly PreparedOrder[]) => prepareOrders(shop, product, wanted)

type MatchBody = Parameters<typeof shop.send<'matchParcels'>>[1]['body']
async function matched(body: MatchBody) {
  const answer = await shop.send('matchParcels', { body }, admin)
  expect(answer.status).toBe(200)
  return answer.body
}
const idsOf = ({ orders }: { readonly orders: readonly { readonly _id: string }[] }) =>
  orders.map(({ _id }) => _id)

test('pasted lines match orders by short id or phone (rule: bulk-actions)', async () => {
  const phone = newPhone()
  const twice = newPhone()
  const [one = '', two = '', three = '', four = '', gone = ''] = await prepared(
    { ...packedCash, name: 'Ayesha Khan' },
    { ...packedCash, phone },
    { ...packedCash, phone: twice },
    { ...packedCash, phone: twice },
    { ...packedCash, orderStatus: 'Cancelled' },
  )
  const { lines, others, columns } = await matched({
    text: [
      `${shortOrderId(one)} 779412345678`,
      `779412345679 #${shortOrderId(two).toLowerCase()}`,
      '',
      `779412345680 ${twice.replace('+92', '0')}`,
      `${shortOrderId(gone)} 779412345681`,
      shortOrderId(one),
    ].join('\r\n'),
  })
  expect(lines.map(idsOf)).toEqual([[one], [two], expect.anything(), [], [one]])
  expect(idsOf(lines[2] ?? { orders: [] }).toSorted()).toEqual([three, four].toSorted())
  expect(lines.map(({ line, trackingNumber }) => [line, trackingNumber])).toEqual([
    [1, '779412345678'],
    [2, '779412345679'],
    [4, '779412345680'],
    [5, '779412345681'],
    [6, ''],
  ])
  expect(lines[0]?.orders[0]).toMatchObject({ name: 'Ayesha Khan', totalPrice: 1150 })
  expect(lines[4]?.note).toBe('No tracking number in this line')
  expect(others).toEqual([])
  expect(columns.number).toBeNull()
})

test('a courier’s table is read by its headings, or by the chosen columns', async () => {
  const phone = newPhone()
  const [id = ''] = await prepared({ ...packedCash, phone })
  const text = [
    'Bookings of today',
    'Consignee,Consignee Phone,"Address, city",CN No,Other',
    `"Khan, Ayesha",${phone.slice(1)},"House 1\nLahore",="LE7594",00998877`,
  ].join('\n')
  const read = await matched({ text })
  expect(read.headings).toEqual(['Consignee', 'Consignee Phone', 'Address, city', 'CN No', 'Other'])
  expect(read.columns).toMatchObject({ number: 3, phone: 1, order: null })
  expect(read.lines).toMatchObject([{ trackingNumber: 'LE7594', orders: [{ _id: id }] }])
  const corrected = await matched({ text, columns: { ...read.columns, number: 4 } })
  expect(corrected.lines).toMatchObject([{ trackingNumber: '00998877', orders: [{ _id: id }] }])
})

test('with chosen orders only those are matched, and the rest are listed separately', async () => {
  const phone = newPhone()
  const [chosen = '', other = '', left = ''] = await prepared(
    { ...packedCash, phone },
    { ...packedCash, phone },
    packedCash,
  )
  const { lines, others } = await matched({
    text: `${phone} 779412345678\n${shortOrderId(other)} 779412345679`,
    ids: [left, chosen],
  })
  expect(lines.map(idsOf)).toEqual([[chosen], []])
  expect(others.map(({ _id }) => _id)).toEqual([left])
  const all = await matched({ ids: [left, chosen] })
  expect(all.others.map(({ _id }) => _id)).toEqual([left, chosen])
})

test('formulas stay text, and a number that a spreadsheet rounded is reported', async () => {
  const [id = ''] = await prepared(packedCash)
  const { lines } = await matched({
    text: `${shortOrderId(id)}\t7.79E+11\n=HYPERLINK("http://x")\t=1+1`,
  })
  expect(lines[0]).toMatchObject({ note: expect.stringContaining('shortened') })
  expect(lines[1]).toMatchObject({ orders: [], typed: expect.stringContaining('=HYPERLINK') })
})

test('an order without a name to print is marked, with a phone (rule: name-to-print)', async () => {
  const phone = '+923021112233'
  const named = { ...packedCash, caseType: 'Name Customization', phone }
  const [plain = '', nameless = '', sent = ''] = await prepared({ ...packedCash, phone }, named, {
    ...named,
    orderStatus: 'Shipped',
  })
  const ids = [plain, nameless, sent]
  const { others } = await matched({ ids })
  expect(others.map(({ _id, needsName, phone }) => [_id, needsName, phone])).toEqual([
    [plain, false, phone],
    [nameless, true, phone],
    [sent, false, phone],
  ])
  const { lines } = await matched({ text: `${shortOrderId(nameless)} 779412345678` })
  expect(lines[0]?.orders).toMatchObject([{ _id: nameless, needsName: true, phone }])
})

test('an order from an Urdu page has its language (rule: letters-by-language)', async () => {
  const { _id: urdu } = await placedOrder(shop, orderBody(product, { language: 'ur' }))
  const [english = ''] = await prepared(packedCash)
  const { others } = await matched({ ids: [urdu, english] })
  expect(others.map(({ language }) => language)).toEqual(['ur', undefined])
})
