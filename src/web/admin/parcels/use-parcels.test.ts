import { expect, test } from 'vitest'
import type { MatchedParcels, ParcelOrder } from '#domain/contract/many-orders.ts'
import { NAME_NEEDED } from '#domain/orders/name-needed.ts'
import { beginRows, problemsOf, withoutLines } from './use-parcels.ts'

const order = (id: string, facts: Partial<ParcelOrder> = {}) =>
  ({
    _id: id,
    version: 1,
    orderStatus: 'Processing',
    paymentMethod: 'COD',
    isPaid: false,
    isDelivered: false,
    trackingNumber: '',
    needsName: false,
    ...facts,
  }) as ParcelOrder

const noColumns = { order: null, phone: null, number: null }
let lastLine = 0
const line = (trackingNumber: string, ...orders: readonly ParcelOrder[]) => ({
  line: ++lastLine,
  typed: `typed ${trackingNumber}`,
  trackingNumber,
  note: '',
  orders: [...orders],
})

const rowsOf = (lines: MatchedParcels['lines'], others: MatchedParcels['others'] = []) =>
  beginRows({ headings: [], columns: noColumns, lines, others })

const problemsIn = (...given: Parameters<typeof rowsOf>) => {
  const rows = rowsOf(...given)
  const problems = problemsOf(rows)
  return rows.map(({ key }) => problems.get(key) ?? null)
}

test('an order without a name to print ships after a confirmation (rule: name-to-print)', () => {
  const rows = rowsOf([line('7794', order('a', { needsName: true }))])
  expect([...problemsOf(rows).values()]).toEqual([NAME_NEEDED])
  expect(problemsOf(rows.map((row) => ({ ...row, withoutName: true })))).toEqual(new Map())
})

test('a row with one order and its own number can be shipped', () => {
  expect(problemsIn([line('7794', order('a')), line('7795', order('b'))])).toEqual([null, null])
})

test.each([
  [[line('7794')], /^No order/],
  [[line('7794', order('a'), order('b'))], /^Several orders/],
  [[line('', order('a'))], /^No tracking number/],
  [[line('7.79E+11', order('a'))], /shortened/],
  [[line('7'.repeat(61), order('a'))], /at most 60/],
  [[line('1', order('a', { orderStatus: 'Delivered', isDelivered: true }))], /already Delivered/],
  [[line('1', order('a')), line('2', order('a'))], /^Two lines are about/],
  [[line('77-94', order('a')), line('7794', order('b'))], /^Two lines have/],
])('%j', (lines, problem) => {
  for (const found of problemsIn(lines)) expect(found).toMatch(problem)
})

test('the lines of unsent parcels stay in the text', () => {
  const text = '1A2B3C4D 7794\r\n\r\n2B3C4D5E 7795\n3C4D5E6F 7796'
  const gone = (...lines: readonly number[]) =>
    lines.flatMap((line) => rowsOf([{ line, typed: '', trackingNumber: '', note: '', orders: [] }]))
  expect(withoutLines(text, gone(1, 4))).toBe('\n2B3C4D5E 7795')
  expect(withoutLines(text, gone(1, 3, 4))).toBe('')
})
