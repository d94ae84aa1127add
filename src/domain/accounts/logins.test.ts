import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#domain/text/units.ts'
import { isRecentLogin, loginDelay, sessionLifetime } from './logins.ts'

describe('loginDelay (rule: passwords)', () => {
  it.each([
    [0, 0],
    [5, 0],
    [6, 1],
    [7, 2],
    [8, 4],
    [11, 32],
    [12, 60],
    [13, 60],
    [10_000, 60],
  ])('after %d failures is %d s', (failures, seconds) => {
    expect(loginDelay({ failures, secondsAgo: 0 })).toBe(seconds)
  })

  it('shrinks as time passes', () => {
    expect(loginDelay({ failures: 8, secondsAgo: 1.5 })).toBe(2.5)
    expect(loginDelay({ failures: 8, secondsAgo: 4 })).toBe(0)
  })

  it('stays below its maximum, whatever the clock does', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.double({ min: -1e7, max: 1e7, noNaN: true }),
        (failures, secondsAgo) => {
          const delay = loginDelay({ failures, secondsAgo })
          expect(delay).toBeGreaterThanOrEqual(0)
          expect(delay).toBeLessThanOrEqual(60)
          if (secondsAgo < 0 || secondsAgo >= 60) expect(delay).toBe(0)
        },
      ),
    )
  })
})

describe('sessions', () => {
  it('last 30 days, and 12 hours for an admin (rule: tokens)', () => {
    expect(sessionLifetime({ isAdmin: false })).toBe(30 * DAY)
    expect(sessionLifetime({ isAdmin: true })).toBe(12 * HOUR)
  })

  it.each([
    [0, true],
    [30 * 60, true],
    [30 * 60 + 1, false],
    [-5, true],
    [-3600, false],
  ])('%d seconds after the password are recent: %s (rule: passwords)', (secondsAgo, isRecent) => {
    expect(isRecentLogin(secondsAgo)).toBe(isRecent)
  })
})
