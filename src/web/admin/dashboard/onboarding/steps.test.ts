import { expect, test } from 'vitest'
import { checklistSteps, isChecklistDone, type OnboardingSummary, progressOf } from './steps.ts'

const nothing = {
  hasOwnName: false,
  hasOwnWallets: false,
  hasOwnProduct: false,
  hasWhatsApp: false,
  hasExchangeLine: false,
}
const everything = {
  hasOwnName: true,
  hasOwnWallets: true,
  hasOwnProduct: true,
  hasWhatsApp: true,
  hasExchangeLine: true,
}
const filled = { products: 2, reviews: 1 }
const empty = { products: 0, reviews: 0 }
const summary = (firstDay: typeof nothing, orders = 0): OnboardingSummary => ({ firstDay, orders })

test.each([
  [
    'a fresh shop',
    summary(nothing),
    filled,
    '0 of 6',
    ['facts', 'whatsapp', 'exchange', 'product', 'samples', 'order'],
  ],
  [
    'a name without its own wallets',
    summary({ ...everything, hasOwnWallets: false }, 1),
    empty,
    '5 of 6',
    ['facts'],
  ],
  [
    'a number without a promise',
    summary({ ...everything, hasExchangeLine: false }, 1),
    empty,
    '5 of 6',
    ['exchange'],
  ],
  ['an order', summary(nothing, 1), empty, '2 of 6', ['facts', 'whatsapp', 'exchange', 'product']],
  [
    'reviews of samples alone',
    summary(everything, 1),
    { products: 0, reviews: 1 },
    '5 of 6',
    ['samples'],
  ],
  ['everything', summary(everything, 1), empty, '6 of 6', []],
] as const)('%s', (_name, state, samples, progress, left) => {
  const steps = checklistSteps(state, samples)
  expect(progressOf(steps)).toBe(progress)
  expect(steps.filter(({ isDone }) => !isDone).map(({ name }) => name)).toEqual(left)
  expect(isChecklistDone(steps)).toBe(left.length === 0)
})
