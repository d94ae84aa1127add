import { expect, test } from 'vitest'
import { ApiError } from '#web/api/send.ts'
import { waitWords, withWait } from './with-wait.ts'

test.each([
  [0.2, '1 second'],
  [1, '1 second'],
  [3.4, '4 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [3600, '60 minutes'],
])('%s s are "%s"', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})

test('a refusal says when to try again, if the server did', () => {
  const tooMany = new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many tries.', { retryAfter: 8 })
  expect(withWait(tooMany.message, tooMany)).toBe('Too many tries. You can try again in 8 seconds.')
  const wrong = new ApiError(401, 'WRONG_CREDENTIALS', 'Invalid email or password')
  expect(withWait(wrong.message, wrong)).toBe('Invalid email or password')
  expect(withWait('Login failed. Please try again.', new Error('x'))).toBe(
    'Login failed. Please try again.',
  )
})
