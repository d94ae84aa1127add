import { expect, test } from 'vitest'
import { directMessageLink } from './direct-message.ts'

const shop = { directMessageUrl: 'https://ig.me/m/khol_', directMessagePrefill: false }

test('a service that takes no text gets the bare link', () => {
  expect(directMessageLink(shop, 'Order ABCD1234, Rs. 1,146')).toBe('https://ig.me/m/khol_')
})

test('a service that takes a text begins with order and amount', () => {
  expect(
    directMessageLink({ ...shop, directMessagePrefill: true }, 'Order ABCD1234, Rs. 1,146'),
  ).toBe('https://ig.me/m/khol_?text=Order+ABCD1234%2C+Rs.+1%2C146')
})
