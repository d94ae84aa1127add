import { expect, test } from 'vitest'
import { callLink, greeting, whatsAppTo } from './contact-links.ts'

test('a call goes to the whole number', () => {
  expect(callLink('+923001234567')).toBe('tel:+923001234567')
})

test.each([
  ['+923001234567', '/923001234567'],
  ['+971501234567', '/971501234567'],
])('WhatsApp knows %s by its digits', (phone, path) => {
  const link = new URL(whatsAppTo(phone, greeting('Khol', '1A2B3C4D')))
  expect(link.origin).toBe('https://wa.me')
  expect(link.pathname).toBe(path)
  expect([...link.searchParams]).toEqual([
    ['text', 'Assalam-o-Alaikum! This is Khol about your order 1A2B3C4D.'],
  ])
})
