import { expect, test } from 'vitest'
import { directMessageLink } from './direct-message.ts'

test.each([
  ['takes none', false, 'https://ig.me/m/khol_'],
  ['takes one', true, 'https://ig.me/m/khol_?text=Order+ABCD1234%2C+Rs.+1%2C146'],
])('a text for a service that %s', (_, directMessagePrefill, link) => {
  const shop = { directMessageUrl: 'https://ig.me/m/khol_', directMessagePrefill }
  expect(directMessageLink(shop, 'Order ABCD1234, Rs. 1,146')).toBe(link)
})
