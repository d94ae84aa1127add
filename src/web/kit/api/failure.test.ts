import { expect, test } from 'vitest'
import { t } from '#messages'
import { causeOf, failureOf, withReason } from './failure.ts'
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
  [
    'no connection',
    new ApiError(0, 'OFFLINE', t.common.connectionOffline),
    FALLBACK,
    t.common.connectionOffline,
  ],
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
