import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { GuestOrderNotice } from './GuestOrder.tsx'

const rendered = (order: Partial<Order>) =>
  renderToStaticMarkup(<GuestOrderNotice order={order as Order} />).replaceAll(/<[^>]+>/g, ' ')

// 'Order detail: guest-order notice, status, …'
test.each<[string, Partial<Order>, RegExp]>([
  ['masked', { access: 'masked' }, /This is a guest order .*hidden until you confirm/],
  ['in full', { access: 'full' }, /This is a guest order .*On another device we ask/],
])('a guest’s order says so, shown %s (rule: guest-order-access)', (_how, order, words) => {
  expect(rendered(order)).toMatch(words)
})

test('an account’s order does not', () => {
  expect(rendered({ access: 'full', user: { name: 'Ayesha', email: 'a@b.pk' } as never })).toBe('')
})
