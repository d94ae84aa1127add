import { describe, expect, test } from 'vitest'
import { cash, consistentStates } from '#testing/order-states.ts'
import { transition } from '../transitions.ts'
import { bulkStep, isAlreadyDone } from './bulk.ts'
import { settledState, stateBefore, TAKEN_BACK } from './take-back.ts'

describe('stateBefore (rule: settlements-taken-back)', () => {
  test.each(['deliver', 'return'] as const)('undoes what %s does, from every state', (action) => {
    let undone = 0
    for (const before of consistentStates) {
      const isPaidCash = before.paymentMethod === 'COD' && before.isPaid
      // Only unpaid cash settles (rule: settlements).
      if (action === 'deliver' && (before.paymentMethod !== 'COD' || isPaidCash)) continue
      if (isAlreadyDone(before, action)) continue
      const step = bulkStep(before, action)
      if ('refusal' in step) continue
      const done = transition(before, 'admin', step.action)
      if ('refusal' in done || done.step === 'nothing') throw new Error('a step was allowed')
      expect(stateBefore({ action: done.step, from: before.orderStatus }, done.state)).toEqual(
        before,
      )
      undone += 1
    }
    expect(undone).toBeGreaterThan(3)
  })

  test.each(['placed', 'revived', 'payment confirmed'])('is unknown before %s', (action) => {
    expect(stateBefore({ action, from: 'Pending' }, cash)).toBeNull()
  })
})

test.each<[string | null, string]>([
  [null, 'open'],
  [TAKEN_BACK, 'taken-back'],
  ['revived', 'changed'],
])('an order with %j after its settlement is %s', (next, state) => {
  expect(settledState(next)).toBe(state)
})
