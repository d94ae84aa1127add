import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { AnswerOf } from '#web/kit/api/send.ts'
import { SummaryTiles } from './SummaryTiles.tsx'

const emptyShop = {
  orders: 3,
  pendingOrders: 0,
  proofsToCheck: 0,
  revenue: 0,
  cancelledRevenue: 0,
  products: 1,
  users: 1,
  statusCounts: {},
} as AnswerOf<'getSummary'>

const textOf = (summary: Partial<AnswerOf<'getSummary'>>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SummaryTiles summary={{ ...emptyShop, ...summary }} />
    </MemoryRouter>,
  ).replaceAll(/<[^>]+>/g, ' ')

test.each([
  ['no order', {}, 'Nothing waits for you', 'arrived'],
  [
    'a rejected transfer with a new screenshot',
    { proofsToCheck: 1, statusCounts: { 'Payment Rejected': 1 } },
    '1 screenshot arrived',
    'Nothing waits for you',
  ],
  [
    'a pending order',
    { pendingOrders: 1, statusCounts: { Pending: 1 } },
    '1 to confirm',
    'Nothing waits for you',
  ],
] as const)('with %s waiting, the tile of pending orders says so', (_what, summary, says, not) => {
  expect(textOf(summary)).toContain(says)
  expect(textOf(summary)).not.toContain(not)
})
