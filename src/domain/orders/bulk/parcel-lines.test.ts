import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchLine, readingsOf } from './parcel-lines.ts'

const noColumns = { order: null, phone: null, number: null }
const first = (...cells: string[]) => readingsOf(cells, noColumns)[0]

test.each([
  [['1A2B3C4D 779412345678'], '1A2B3C4D', '779412345678'],
  [['779412345678 #1a2b3c4d'], '1A2B3C4D', '779412345678'],
  [['1A2B3C4D', 'LE-7594-8821'], '1A2B3C4D', 'LE-7594-8821'],
  [['0300 1234567', '779412345678'], '+923001234567', '779412345678'],
  [['779412345678 0300 1234567'], '+923001234567', '779412345678'],
  [['+92 300 1234567 779412345678'], '+923001234567', '779412345678'],
  [['Ahmed', 'Lahore', '1150', '03001234567', 'FD779412345678'], '+923001234567', 'FD779412345678'],
  [['="779412345678"', "'03001234567"], '+923001234567', '779412345678'],
  [['0300 1234567, 779412345678'], '+923001234567', '779412345678'],
  [['779412345678;1A2B3C4D'], '1A2B3C4D', '779412345678'],
  [['1A2B3C4D'], '1A2B3C4D', ''],
])('%j refers to %j with the number %j', (cells, key, trackingNumber) => {
  expect(first(...cells)).toEqual({ key, trackingNumber })
})

test('a line without an order keeps its number, so that the order can be selected', () => {
  const nobody = { key: '', trackingNumber: '779412345678' }
  expect(readingsOf(['Ahmed', '779412345678'], noColumns)).toEqual([nobody])
  expect(readingsOf([''], noColumns)).toEqual([{ key: '', trackingNumber: '' }])
  const found = matchLine(
    [nobody],
    () => [{ id: 'a' }],
    () => true,
  )
  expect(found).toEqual({ orders: [], trackingNumber: '779412345678' })
})

test('with columns only those are read, the order before its phone', () => {
  const cells = ['Ahmed', '0300 1234567', '779412345678', '1a2b3c4d']
  const columns = { ...noColumns, number: 2, phone: 1, order: 3 }
  const keysOf = (named: typeof columns) => readingsOf(cells, named).map(({ key }) => key)
  expect(keysOf(columns)).toEqual(['1A2B3C4D', '+923001234567', ''])
  const none = readingsOf(cells, { ...noColumns, number: 2, phone: 0 })
  expect(none).toEqual([{ key: '', trackingNumber: '779412345678' }])
})

interface KnownOrder {
  readonly id: string
  readonly isWaiting?: boolean
}
const match = (line: string, orders: Readonly<Record<string, readonly KnownOrder[]>>) =>
  matchLine(
    readingsOf([line], noColumns),
    (key) => orders[key] ?? [],
    ({ isWaiting = true }) => isWaiting,
  )

test('of several readings of a line, the one with an order is chosen', () => {
  const found = match('12345678 1A2B3C4D', { '1A2B3C4D': [{ id: 'a' }] })
  expect(found).toEqual({ orders: [{ id: 'a' }], trackingNumber: '12345678' })
})

test('several orders of a phone remain several, unless only one waits to be shipped', () => {
  const phone = '+923001234567'
  const line = '03001234567 779412345678'
  const [a, b] = [{ id: 'a' }, { id: 'b' }]
  expect(match(line, { [phone]: [a, b] }).orders).toEqual([a, b])
  expect(match(line, { [phone]: [a, { ...b, isWaiting: false }] }).orders).toEqual([a])
  expect(match(line, {})).toEqual({ orders: [], trackingNumber: '779412345678' })
})

test('any line is parsed quickly, and its number is part of the text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 30 }), (cells) => {
      for (const { trackingNumber } of readingsOf(cells, noColumns)) {
        expect(trackingNumber === '' || /\d/.test(trackingNumber)).toBe(true)
      }
    }),
  )
})
