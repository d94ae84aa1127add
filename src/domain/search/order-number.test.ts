import { expect, test } from 'vitest'
import { orderNumberIn } from './order-number.ts'

test.each([
  ['1A2B3C4D', '1A2B3C4D'],
  ['1a2b3c4d', '1A2B3C4D'],
  ['#1a2b3c4d', '1A2B3C4D'],
  ['order no. 1A2B3C4D', '1A2B3C4D'],
  ['track my order: #1A2B3C4D', '1A2B3C4D'],
  ['0b54d2a6-1d2f-4c3e-9a7b-00001a2b3c4d', '1A2B3C4D'],
])('%s is an order number', (query, number) => {
  expect(orderNumberIn(query)).toBe(number)
})

test.each(['deadbeef', '1A2B3C4', '1A2B3C4DE', 'order', 'black 1A2B3C4D', '', 'order 5'])(
  '%s is no order number',
  (query) => {
    expect(orderNumberIn(query)).toBeUndefined()
  },
)
