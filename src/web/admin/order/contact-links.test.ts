import { expect, test } from 'vitest'
import { callLink, greeting, whatsAppTo } from './contact-links.ts'

test('a call link has the complete number', () => {
  expect(callLink('+923001234567')).toBe('tel:+923001234567')
})

const order = { _id: '6f1c2a34-0000-4000-8000-00001a2b3c4d' }

test.each([
  ['+923001234567', '/923001234567'],
  ['+971501234567', '/971501234567'],
])('the WhatsApp address of %s has its digits', (phone, path) => {
  const link = new URL(whatsAppTo(phone, greeting('Khol', order)))
  expect(link.origin).toBe('https://wa.me')
  expect(link.pathname).toBe(path)
  expect([...link.searchParams]).toEqual([
    ['text', 'Assalam-o-Alaikum! This is Khol about your order 1A2B3C4D.'],
  ])
})

test('a message about an order from an Urdu page begins in Urdu', () => {
  expect(greeting('Khol', { ...order, language: 'ur' })).toBe(
    'السلام علیکم! یہ میسج \u2068Khol\u2069 کی طرف سے آپ کے آرڈر \u20681A2B3C4D\u2069 کے بارے میں ہے۔',
  )
})
