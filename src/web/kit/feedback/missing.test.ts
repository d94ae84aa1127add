import { expect, test } from 'vitest'
import { asMissing, missing } from './missing.ts'

test('an error of the page itself is not a missing subject', () => {
  expect(asMissing(new TypeError('x is not a function'))).toBeNull()
})

test('a missing subject carries its message, the reason and the redirect', () => {
  const failure = { message: 'Order not found', reason: 'The shop could not be reached.' }
  const thrown = missing(failure, '/')
  expect([thrown.data, thrown.init?.status]).toEqual([{ ...failure, to: '/' }, 404])
  expect(asMissing({ ...thrown, status: 404, statusText: '', internal: false })).toEqual({
    ...failure,
    to: '/',
  })
})
