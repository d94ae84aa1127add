import { expect, test } from 'vitest'
import { ApiError } from '#web/api/send.ts'
import { isOutOfReach } from './unanswered.ts'

test.each([
  [404, 'NOT_FOUND', true],
  [500, 'INTERNAL', true],
  [503, 'UNAVAILABLE', true],
  [200, 'UNREADABLE', true],
  [0, 'NETWORK', true],
  [0, 'TIMEOUT', true],
  [0, 'OFFLINE', false],
  [401, 'UNAUTHENTICATED', false],
  [429, 'TOO_MANY_REQUESTS', false],
] as const)('after %d %s the visitor goes on elsewhere: %s', (status, code, isGone) => {
  expect(isOutOfReach(new ApiError(status, code, ''))).toBe(isGone)
})

test('a fault of the page itself sends nobody elsewhere', () => {
  expect(isOutOfReach(new TypeError('x is not a function'))).toBe(false)
})
