import { afterAll, beforeAll, vi } from 'vitest'

/** Date of tests that reach no server, so that dated rules pass or fail on every day alike. */
export const FIXED_DATE = new Date('2026-11-18T09:00:00Z')

beforeAll(() => {
  vi.setSystemTime(FIXED_DATE)
})
afterAll(() => {
  vi.useRealTimers()
})
