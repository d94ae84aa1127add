import { DAY, HOUR, inSeconds, MINUTE } from '#domain/units.ts'

/** Seconds for which a login lasts: 30 days, and 12 hours for an admin (rule: tokens). */
export function sessionSeconds({ isAdmin }: { readonly isAdmin: boolean }): number {
  return isAdmin ? inSeconds(12 * HOUR) : inSeconds(30 * DAY)
}

/** Seconds after giving the password in which it is not asked again (rule: passwords). */
const RECENT_LOGIN = inSeconds(30 * MINUTE)

/** Clocks of two machines may differ by so many seconds; more means that a clock was set back. */
const CLOCK_TOLERANCE = inSeconds(MINUTE)

/**
 * Whether the password was given recently enough to change it or the e-mail address
 * (rule: passwords).
 */
export function isRecentLogin(secondsAgo: number): boolean {
  return secondsAgo >= -CLOCK_TOLERANCE && secondsAgo <= RECENT_LOGIN
}
