import { expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { phoneOf } from './order-facts.ts'

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
