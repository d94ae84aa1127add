import { expect, test } from 'vitest'
import { phoneRisk } from './CustomerPanel.tsx'

test.each([
  ['no other order', { total: 0, cancelled: 0, rejected: 0 }, null],
  ['successful orders only', { total: 3, cancelled: 0, rejected: 0 }, null],
  [
    'one that was cancelled',
    { total: 1, cancelled: 1, rejected: 0 },
    'One other order: 1 cancelled.',
  ],
  [
    'both kinds',
    { total: 9, cancelled: 2, rejected: 1 },
    '9 other orders: 2 cancelled, 1 with a rejected payment.',
  ],
])('%s', (_name, counts, sentence) => {
  expect(phoneRisk({ phoneHistory: { orders: [], ...counts } })).toBe(sentence)
})

test('an order without a phone history has no warning', () => expect(phoneRisk({})).toBeNull())
