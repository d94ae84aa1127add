import { expect, test } from 'vitest'
import { whatsAppLink } from './whatsapp-link.ts'

test('the message contains only the order’s link, without a recipient', () => {
  const order = 'https://khol.example/orders/0d4c1f0e-5f4b-4f07-8a2f-a0b1c2d3e4f5'
  const { origin, pathname, searchParams } = new URL(whatsAppLink(order))
  expect([origin, pathname]).toEqual(['https://wa.me', '/'])
  expect([...searchParams]).toEqual([['text', order]])
})
