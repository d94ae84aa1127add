import { expect, test } from 'vitest'
import { causeOf, failureOf, formatDelay, isUnreachable, withReason, withWait } from './failure.ts'
import { ApiError, unanswered, unreadable } from './send.ts'

const FALLBACK = 'Failed to add to cart'
const UNREACHED = 'The shop could not be reached. Please try again.'
const LATE = 'The shop is taking too long to answer. Please try again.'

/**
 * Specification: "On a failed call the server's message field is shown as a toast, with these
 * fallbacks: … 'Failed to add to cart'" (rule: messages-in-place).
 */
test.each<[string, unknown, string, string?]>([
  ['the server’s sentence', new ApiError(400, 'INVALID_INPUT', 'Choose a model'), 'Choose a model'],
  ['its sentence without a code', new ApiError(503, 'UNREADABLE', 'Back soon'), 'Back soon'],
  ['an empty 500', new ApiError(500, 'UNREADABLE', ''), FALLBACK],
  ['a fault of the page', new TypeError('x is not a function'), FALLBACK],
  ['a file refused on the device', new ApiError(0, 'TOO_LARGE', 'Too large'), 'Too large'],
  ['a lost connection', new ApiError(0, 'NETWORK', UNREACHED), FALLBACK, UNREACHED],
  ['no connection', new ApiError(0, 'OFFLINE', 'You are offline'), FALLBACK, 'You are offline'],
  ['a timeout', unanswered(true), FALLBACK, LATE],
  ['a 200 without a body', unreadable(), FALLBACK, UNREACHED],
])('%s: the first line, and why there is no answer', (_failure, error, message, reason) => {
  expect(failureOf(error, FALLBACK)).toEqual(reason ? { message, reason } : { message })
})

test('a page that can’t be loaded has its own sentence, whatever the server says', () => {
  const refusal = new ApiError(403, 'FORBIDDEN', 'Not allowed')
  expect(withReason('Failed to load users', refusal)).toEqual({ message: 'Failed to load users' })
  expect(withReason('Failed to load users', unreadable()).reason).toBe(UNREACHED)
})

test('the cause below a title is the server’s sentence, or why there is no answer', () => {
  expect(causeOf(new ApiError(409, 'CONFLICT', 'Changed'), 'It broke.')).toBe('Changed')
  expect(causeOf(unreadable(), 'It broke.')).toBe(UNREACHED)
  expect(causeOf(new TypeError('x'), 'It broke.')).toBe('It broke.')
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
  const failed = { message: 'Login failed. Please try again.' }
  for (const error of [new ApiError(401, 'WRONG_CREDENTIALS', 'Wrong'), new Error('x')]) {
    expect(withWait(failed, error)).toBe(failed)
    expect(isUnreachable(error)).toBe(false)
  }
})
