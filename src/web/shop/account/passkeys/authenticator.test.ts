import { expect, test } from 'vitest'
import { isIpAddress } from './authenticator.ts'

test.each([
  ['khol.example', false],
  ['7cases.pk', false],
  ['localhost', false],
  ['127.0.0.1', true],
  ['[::1]', true],
])('%s is an IP address: %s', (hostname, expected) => {
  expect(isIpAddress(hostname)).toBe(expected)
})
