import { expect, test } from 'vitest'
import { ApiError } from '#web/kit/api/send.ts'
import { formatDelay, isUnreachable, withWait } from './call-errors.ts'

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
] as const)('after %d %s the visitor is redirected: %s', (status, code, isGone) => {
  expect(isUnreachable(new ApiError(status, code, ''))).toBe(isGone)
})

test('an error of the page itself causes no redirect', () => {
  expect(isUnreachable(new TypeError('x is not a function'))).toBe(false)
})

test.each([
  [0.2, '1 second'],
  [1, '1 second'],
  [3.4, '4 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [3600, '60 minutes'],
])('%s s are "%s"', (seconds, words) => {
  expect(formatDelay(seconds)).toBe(words)
})

test('a refusal states the delay before a retry, if the server sent one', () => {
  const tooMany = new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many attempts.', { retryAfter: 8 })
  expect(withWait({ message: tooMany.message }, tooMany)).toEqual({
    message: 'Too many attempts. You can try again in 8 seconds.',
  })
  const wrong = new ApiError(401, 'WRONG_CREDENTIALS', 'Invalid email or password')
  const refused = { message: wrong.message }
  expect(withWait(refused, wrong)).toBe(refused)
  const failed = { message: 'Login failed. Please try again.' }
  expect(withWait(failed, new Error('x'))).toBe(failed)
})
