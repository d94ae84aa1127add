import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LineAgain } from '#domain/contract/cart.ts'
import type { Order } from '#domain/contract/orders.ts'
import { cancellationNotes, cancellationRefusal } from '#domain/orders/cancellation.ts'
import type { OrderState } from '#domain/orders/status.ts'
import { everyState } from '#testing/order-states.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { GuestOrderNotice } from './GuestOrder.tsx'
import { againWords } from './OrderAgain.tsx'

const cancellation = (state: OrderState, access: Order['access']) =>
  renderToStaticMarkup(
    <CancelOrder order={{ ...state, access, _id: 'order', totalPrice: 0 } as Order} />,
  )

test('every state of an order shows the button or one sentence (rule: customer-cancel)', () => {
  for (const state of everyState) {
    const refusal = cancellationRefusal(state, 'customer')
    const html = cancellation(state, 'full')
    const sentences = Object.values(cancellationNotes()).filter((note) => html.includes(note))
    expect(sentences).toEqual(refusal ? [cancellationNotes()[refusal]] : [])
    expect(html.match(/<button/g)?.length ?? 0).toBe(refusal ? 0 : 1)
  }
})

test('a visitor without proof of access has no button (rule: cancel-needs-proof)', () => {
  for (const state of everyState) expect(cancellation(state, 'masked')).not.toContain('<button')
})

// 'Order detail: guest-order notice, status, …'
test.each<[string, Partial<Order>, RegExp]>([
  ['masked', { access: 'masked' }, /This is a guest order .*hidden until you confirm/],
  ['in full', { access: 'full' }, /This is a guest order .*On another device we ask/],
  ['of an account', { access: 'full', user: { name: 'Ayesha', email: 'a@b.pk' } as never }, /^$/],
])('the notice of an order shown %s (rule: guest-order-access)', (_how, order, words) => {
  const html = renderToStaticMarkup(<GuestOrderNotice order={order as Order} />)
  expect(html.replaceAll(/<[^>]+>/g, ' ')).toMatch(words)
})

const line = (fate: LineAgain['fate'], changes: Partial<LineAgain> = {}): LineAgain => ({
  product: 'p',
  name: 'Peacock Case',
  selectedModel: 'iPhone 15',
  customName: '',
  qty: 1,
  fate,
  price: 1059,
  priceToday: fate === 'same' ? 1059 : fate === 'repriced' ? 1125 : null,
  ...changes,
})
const GONE = 'Peacock Case is no longer sold.'
const MODEL_GONE = 'Peacock Case is no longer sold for iPhone 15.'
const REPRICED = 'Peacock Case: Rs.\u00A01,059 → Rs.\u00A01,125'

test.each([
  ['one unchanged item', [line('same')], 'success', '1 case is in your cart', []],
  [
    'several pieces of one item',
    [line('same', { qty: 3 })],
    'success',
    '3 cases are in your cart',
    [],
  ],
  [
    'an item with another price',
    [line('same'), line('repriced')],
    'info',
    '2 cases are in your cart',
    [REPRICED],
  ],
  [
    'one deleted item',
    [line('same'), line('gone')],
    'warning',
    '1 of 2 cases is in your cart',
    [GONE],
  ],
  [
    'items of all kinds',
    [line('repriced', { qty: 2 }), line('gone'), line('model-gone')],
    'warning',
    '2 of 4 cases are in your cart',
    [REPRICED, GONE, MODEL_GONE],
  ],
  [
    'only deleted items',
    [line('gone')],
    'warning',
    'Nothing of this order is sold any more',
    [GONE],
  ],
] as const)('%s (rule: order-again)', (_, lines, tone, title, remarks) => {
  expect(againWords(lines)).toMatchObject({ tone, title, remarks })
})
