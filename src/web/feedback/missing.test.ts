import { expect, test } from 'vitest'
import { asMissing, missing } from './missing.ts'

test('a fault of the page itself is nobody’s absence', () => {
  expect(asMissing(new TypeError('x is not a function'))).toBeNull()
})

test('what is missing carries its message and the way on', () => {
  const { data, init } = missing('Order not found', '/')
  expect([data, init?.status]).toEqual([{ message: 'Order not found', to: '/' }, 404])
})
