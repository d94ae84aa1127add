import { expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { messageAbout, phoneOf } from './order-facts.ts'

const guest = (phone: string) => ({ guestInfo: { name: 'Bilal', email: 'b@example.com', phone } })

test.each<[string, Partial<Order>, string | null]>([
  ['a guest’s number', { access: 'full', ...guest('+923001234567') }, '+923001234567'],
  ['an account’s number', { access: 'full', phone: '+923001234567' }, '+923001234567'],
  ['a guest without a number', { access: 'full', ...guest('') }, null],
  ['an account without a number', { access: 'full', phone: '' }, null],
  ['a masked number', { access: 'masked', ...guest('•••') }, null],
])('%s', (_name, order, phone) => {
  expect(phoneOf(order as Order)).toBe(phone)
})

test('a direct message names the order and its total, and nothing of the customer', () => {
  const order = {
    _id: '018f3a6e-1111-7222-8333-444455556666',
    access: 'full',
    ...guest('+923001234567'),
    totalPrice: 1146,
  } as Order
  const message = messageAbout(order)
  expect(message).toContain(shortOrderId(order._id))
  expect(message).toContain('Rs. 1,146')
  expect(message).not.toMatch(/Bilal|b@example\.com|300.?1234567/)
})
