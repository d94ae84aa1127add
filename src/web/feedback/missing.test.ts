import { expect, test } from 'vitest'
import { asMissing, missing } from './missing.ts'

test('an error of the page itself is not a missing subject', () => {
  expect(asMissing(new TypeError('x is not a function'))).toBeNull()
})

test('a missing subject carries its message and redirect', () => {
  const { data, init } = missing('Order not found', '/')
  expect([data, init?.status]).toEqual([{ message: 'Order not found', to: '/' }, 404])
})
