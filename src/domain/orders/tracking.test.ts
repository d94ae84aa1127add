import { expect, test } from 'vitest'
import { trackedEmail } from './checkout-fields.ts'

test.each([['', ' ', 'bilal', 'a@b@c', `${'a'.repeat(254)}@b`, 'a@b\0']].flat())(
  '%j gets the message of the search (rule: search-by-email)',
  (typed) => {
    expect(trackedEmail.read(typed)).toEqual({ mistake: 'Please enter your email address' })
  },
)

test('an address is trimmed', () => {
  expect(trackedEmail.read(' bilal@example.com ')).toEqual({ value: 'bilal@example.com' })
})
