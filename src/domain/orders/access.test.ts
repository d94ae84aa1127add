import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Access, type AccessFacts, accessPhone, orderAccess } from './access.ts'

const stranger: AccessFacts = {
  isGuestOrder: true,
  isSignedIn: false,
  isAdmin: false,
  isOwner: false,
  hasClaimed: false,
  isPlacingSession: false,
  ageInDays: 1,
  phone: 'not-sent',
}
const merged = { isSignedIn: true, hasClaimed: true }

describe('access to an order (rules: guest-order-access, wrong-phone)', () => {
  test.each<[string, Partial<AccessFacts>, Access]>([
    ['placing session on day 180', { isPlacingSession: true, ageInDays: 180 }, 'full'],
    ['placing session later', { isPlacingSession: true, ageInDays: 180.1 }, 'masked'],
    ['account that merged, years later', { ...merged, ageInDays: 2000 }, 'full'],
    ['right phone, years later', { phone: 'right', ageInDays: 2000 }, 'full'],
    ['placing session, wrong phone', { isPlacingSession: true, phone: 'wrong' }, 'full'],
    ['account that merged, wrong phone', { ...merged, phone: 'wrong' }, 'full'],
  ])('%s', (_who, facts, access) => {
    expect(orderAccess({ ...stranger, ...facts })).toBe(access)
  })

  test('an account’s order is never masked, and never full for an unrelated caller', () => {
    const anything = fc.record({
      isGuestOrder: fc.constant(false),
      isSignedIn: fc.boolean(),
      isAdmin: fc.constant(false),
      isOwner: fc.constant(false),
      hasClaimed: fc.boolean(),
      isPlacingSession: fc.boolean(),
      ageInDays: fc.nat(1000),
      phone: fc.constantFrom<AccessFacts['phone']>('not-sent', 'right', 'wrong'),
    })
    fc.assert(
      fc.property(anything, (facts) => {
        expect(orderAccess(facts)).toBe(facts.isSignedIn ? 'hidden' : 'login-needed')
      }),
    )
  })
})

test.each([
  ['۰۳۰۰ ۱۲۳۴۵۶۷', '+923001234567'],
  ['14155550123', '+14155550123'],
  ['1 (415) 555-0123', '+14155550123'],
  ['', null],
  ['nonsense', null],
  ['+923', null],
])('%j is normalized to the proof %j (rule: guest-order-access)', (typed, proving) => {
  expect(accessPhone(typed)).toBe(proving)
})
