import { expect, test } from 'vitest'
import { cartName, piecesIn } from './cart-count.ts'

test.each([
  [0, 'Cart'],
  [1, 'Cart, 1 item'],
  [3, 'Cart, 3 items'],
])('with %i pieces the cart link is called %s', (pieces, name) => {
  expect(cartName(pieces)).toBe(name)
})

test('the badge counts pieces, not lines', () => {
  const line = (qty: number) => ({ qty }) as Parameters<typeof piecesIn>[0]['items'][number]
  expect(piecesIn({ items: [line(2), line(3)] })).toBe(5)
})
