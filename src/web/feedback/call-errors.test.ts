import { expect, test } from 'vitest'
import { ApiError, OFFLINE_MESSAGE } from '#web/api/send.ts'
import { formatDelay, isUnreachable, serverMessageOf, withWait } from './call-errors.ts'

test.each([
  [400, 'Please enter your city', 'Please enter your city'],
  [503, 'Back in a moment', 'Back in a moment'],
  [500, '', 'Failed to fetch orders'],
  [0, OFFLINE_MESSAGE, 'Failed to fetch orders'],
  [200, 'The answer can’t be read', 'Failed to fetch orders'],
])('%d %j: only the server’s own sentence replaces the screen’s', (status, message, said) => {
  const error = new ApiError(status, 'UNREADABLE', message)
  expect(serverMessageOf(error, 'Failed to fetch orders')).toBe(said)
})

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
  expect(withWait(tooMany.message, tooMany)).toBe(
    'Too many attempts. You can try again in 8 seconds.',
  )
  const wrong = new ApiError(401, 'WRONG_CREDENTIALS', 'Invalid email or password')
  expect(withWait(wrong.message, wrong)).toBe('Invalid email or password')
  expect(withWait('Login failed. Please try again.', new Error('x'))).toBe(
    'Login failed. Please try again.',
  )
})
