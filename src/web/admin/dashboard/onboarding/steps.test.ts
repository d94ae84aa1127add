import { expect, test } from 'vitest'
import { checklistSteps, isChecklistDone, type OnboardingSummary, progressOf } from './steps.ts'

const nothing = { hasOwnName: false, hasOwnWallets: false, hasOwnProduct: false }
const everything = { hasOwnName: true, hasOwnWallets: true, hasOwnProduct: true }
const filled = { products: 2, reviews: 1 }
const empty = { products: 0, reviews: 0 }
const summary = (firstDay: typeof nothing, orders = 0, isOn = false): OnboardingSummary => ({
  firstDay,
  orders,
  mail: { isOn },
})

test.each([
  [
    'a fresh shop',
    summary(nothing),
    filled,
    '0 of 5',
    ['facts', 'mail', 'product', 'samples', 'order'],
  ],
  ['mail', summary(nothing, 0, true), empty, '2 of 5', ['facts', 'product', 'order']],
  [
    'a name without its own wallets',
    summary({ ...everything, hasOwnWallets: false }, 1, true),
    empty,
    '4 of 5',
    ['facts'],
  ],
  ['an order', summary(nothing, 1, true), empty, '3 of 5', ['facts', 'product']],
  [
    'reviews of samples alone',
    summary(everything, 1, true),
    { products: 0, reviews: 1 },
    '4 of 5',
    ['samples'],
  ],
  ['everything', summary(everything, 1, true), empty, '5 of 5', []],
] as const)('%s', (_name, state, samples, progress, left) => {
  const steps = checklistSteps(state, samples)
  expect(progressOf(steps)).toBe(progress)
  expect(steps.filter(({ isDone }) => !isDone).map(({ name }) => name)).toEqual(left)
  expect(isChecklistDone(steps)).toBe(left.length === 0)
})
