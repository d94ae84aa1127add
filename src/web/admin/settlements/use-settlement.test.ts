import { expect, test } from 'vitest'
import type { SettlementLine } from '#domain/contract/many-orders.ts'
import {
  failedLines,
  linesToSettle,
  returnedLines,
  rowsToSend,
  sumOf,
  unknownStatuses,
} from './use-settlement.ts'

const line = (verdict: SettlementLine['verdict'], id: string, amount: number | null = 1150) =>
  ({
    line: 2,
    trackingNumber: '7794',
    shortId: '1A2B3C4D',
    amount,
    courierStatus: 'Delivered',
    verdict,
    note: '',
    done: false,
    order: { _id: id, version: 1 },
  }) as SettlementLine

const lines = [
  line('agreed', 'a'),
  line('different', 'b', 1100.5),
  line('different', 'c', 900),
  line('settled', 'd'),
]

test('a different amount is settled only if selected (rule: settlements)', () => {
  expect(linesToSettle(lines, new Set()).map(({ order }) => order?._id)).toEqual(['a'])
  const taken = linesToSettle(lines, new Set(['b', 'd']))
  expect(taken.map(({ order }) => order?._id)).toEqual(['a', 'b'])
  expect(sumOf(taken)).toBe(2250_50)
  expect(sumOf([line('unknown', 'e', null)])).toBe(0)
})

test('settled and returned lines are not repeated', () => {
  const done = (verdict: SettlementLine['verdict']) => ({ ...line(verdict, 'a'), done: true })
  expect(linesToSettle([done('agreed')], new Set())).toEqual([])
  expect(returnedLines([done('returned'), line('returned', 'b')])).toEqual([line('returned', 'b')])
})

test('an unknown status is listed once if a verdict depends on it, also once explained', () => {
  const withStatus = (courierStatus: string, verdict: SettlementLine['verdict']) => ({
    ...line(verdict, courierStatus),
    courierStatus,
  })
  const unknown = unknownStatuses([
    withStatus('Lost', 'unclear'),
    withStatus('LOST ', 'unclear'),
    withStatus('Handed over', 'agreed'),
    withStatus('Paid', 'settled'),
    withStatus('In transit', 'unclear'),
    withStatus('', 'unclear'),
  ])
  expect(unknown).toEqual([
    { key: 'lost', status: 'Lost', lines: 2 },
    { key: 'handed over', status: 'Handed over', lines: 1 },
    { key: '', status: '', lines: 1 },
  ])
})

test('a confirmation has the displayed values, with the version of the order', () => {
  expect(rowsToSend([line('agreed', 'a'), line('unclear', 'b')])).toEqual([
    {
      line: 2,
      order: 'a',
      version: 1,
      trackingNumber: '7794',
      shortId: '1A2B3C4D',
      amount: 1150,
      courierStatus: 'Delivered',
      verdict: 'agreed',
    },
  ])
})

test('an unsettled line has failed, unless another person has settled it', () => {
  const cancelled = { ...line('no-cash', 'a'), note: 'Cancelled' }
  const answers = [cancelled, line('settled', 'b'), { ...line('agreed', 'c'), done: true }]
  expect(failedLines({ answers, left: [], cause: null })).toEqual([cancelled])
})
