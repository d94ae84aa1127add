import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { setServerClock } from '#web/kit/api/server-clock.ts'
import { OrderOpening } from '#web/kit/order-ui/OrderOpening.tsx'
import { OrderSteps } from '#web/kit/order-ui/OrderSteps.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
})
afterEach(() => {
  setServerClock(new Date().toUTCString())
  vi.useRealTimers()
})

const placed = {
  access: 'full',
  guestInfo: { name: 'Ayesha Khan', email: 'ayesha@example.com', phone: '+923001234567' },
  orderStatus: 'Pending',
  paymentMethod: 'COD',
  totalPrice: 1146,
  isPaid: false,
  paidAt: null,
  isDelivered: false,
  deliveredAt: null,
  packedAt: null,
  shippedAt: null,
  expected: { from: '2026-12-02', to: '2026-12-04' },
  createdAt: '2026-11-22T09:00:00Z',
} as unknown as Order

const opening = (more: Partial<Order>) =>
  renderToStaticMarkup(<OrderOpening order={{ ...placed, ...more }} />).replaceAll(/<[^>]+>/g, '')

test.each<[string, Partial<Order>, string]>([
  ['of a guest', {}, 'Thank you, Ayesha. It arrives between 2 and 4 December'],
  [
    'of an account',
    { guestInfo: undefined, user: { _id: '1', name: 'Muhammad Ali Butt', email: '' } },
    'Thank you, Muhammad Ali. It arrives between 2 and 4 December',
  ],
  [
    'seen without the name',
    { access: 'masked', guestInfo: { name: 'A•••', email: '•••', phone: '•••' } },
    'Thank you. It arrives between 2 and 4 December',
  ],
  [
    'that is overdue',
    { expected: { from: '', to: '2026-11-20' } },
    'It should have arrived by 20 November',
  ],
  ['that is cancelled', { orderStatus: 'Cancelled' }, 'This order has been cancelled'],
])('opening sentence of an order %s (rule: promised-days)', (_who, more, sentence) => {
  expect(opening(more)).toBe(sentence)
})

test('a phone’s clock that is weeks ahead makes no parcel late (rule: promised-days)', () => {
  vi.setSystemTime(new Date('2027-01-10T10:00:00Z'))
  setServerClock('Sun, 22 Nov 2026 10:00:00 GMT')
  expect(opening({})).toContain('It arrives between')
  vi.setSystemTime(new Date('2026-11-22T10:00:00Z'))
  setServerClock('Sun, 10 Jan 2027 10:00:00 GMT')
  expect(opening({})).toContain('It should have arrived by')
})

test('a right-to-left name is isolated from the sentence', () => {
  const guestInfo = { name: 'عائشہ خان', email: '', phone: '' }
  const html = renderToStaticMarkup(<OrderOpening order={{ ...placed, guestInfo }} />)
  expect(html).toContain('Thank you, <bdi>عائشہ</bdi>.')
})

test('steps are a list that shows the current step, also without colours (rule: order-steps)', () => {
  const html = renderToStaticMarkup(
    <OrderSteps
      order={{ ...placed, orderStatus: 'Processing', packedAt: '2026-11-24T20:00:00Z' }}
    />,
  )
  expect(html.match(/<li/g)).toHaveLength(5)
  expect(html.match(/aria-current="step"/g)).toHaveLength(1)
  const words = html
    .split('<li')
    .slice(1)
    .map((step) => step.slice(step.indexOf('>') + 1).replaceAll(/<[^>]+>/g, ''))
  expect(words).toEqual([
    'Placed, done22 November',
    'Being packed, done25 November',
    'Sent, to come',
    'Cash at the door, to come',
    'Delivered, to come',
  ])
})
