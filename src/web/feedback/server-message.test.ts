import { expect, test } from 'vitest'
import { ApiError, OFFLINE_MESSAGE } from '#web/api/send.ts'
import { serverMessageOf } from './server-message.ts'

test.each([
  [400, 'Please enter your city', 'Please enter your city'],
  [503, 'Back in a moment', 'Back in a moment'],
  [500, '', 'Failed to fetch orders'],
  [0, OFFLINE_MESSAGE, 'Failed to fetch orders'],
  [200, 'The answer can’t be read', 'Failed to fetch orders'],
])('%d %j: only the server’s own sentence stands for the screen’s', (status, message, said) => {
  const error = new ApiError(status, 'UNREADABLE', message)
  expect(serverMessageOf(error, 'Failed to fetch orders')).toBe(said)
})
