import { DAY, HOUR, inSeconds, MINUTE } from '#domain/units.ts'

/** Milliseconds for which a login lasts: 30 days, and 12 hours for an admin (rule: tokens). */
export function sessionLifetime({ isAdmin }: { readonly isAdmin: boolean }): number {
  return isAdmin ? 12 * HOUR : 30 * DAY
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

/** Failures that cost nothing: people mistype. */
const FREE_FAILURES = 5

/** Longest delay in seconds after wrong passwords, so that nobody is ever locked out of their account. */
const LONGEST_DELAY = inSeconds(MINUTE)

/** Seconds without a failure after which earlier ones are forgotten. */
export const FAILURES_FORGOTTEN_AFTER = inSeconds(HOUR)

/** Failed logins of one address. */
export interface LoginFailures {
  readonly failures: number
  /** Seconds since the last one; negative when a clock was set back. */
  readonly secondsAgo: number
}

/**
 * Seconds that must pass before the next login to an account is looked at: none up to the fifth
 * failure, then 1, 2, 4 … 60 (rule: passwords).
 *
 * @param longest seconds of the longest delay, where it is another one
 */
export function loginDelay(
  { failures, secondsAgo }: LoginFailures,
  longest: number = LONGEST_DELAY,
): number {
  if (failures <= FREE_FAILURES || secondsAgo < 0) return 0
  const delay = Math.min(2 ** (failures - FREE_FAILURES - 1), longest)
  return Math.max(delay - secondsAgo, 0)
}

/** Hours for which an operator's reset link works, once (rule: password-reset). */
export const RESET_LINK_HOURS = 24

/** Hours for which one works that was sent by e-mail: anybody may ask for it. */
export const RESET_MAIL_HOURS = 1
