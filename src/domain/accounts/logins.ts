import { DAY, HOUR, inSeconds, MINUTE } from '#domain/text/units.ts'

/** Lifetime of a session in milliseconds: 30 days, and 12 hours for an admin (rule: tokens). */
export function sessionLifetime({ isAdmin }: { readonly isAdmin: boolean }): number {
  return isAdmin ? 12 * HOUR : 30 * DAY
}

/** Seconds after a login in which a change of it needs no password (rule: passwords). */
const RECENT_LOGIN = inSeconds(30 * MINUTE)

/** Tolerated difference of two machines' clocks in seconds; beyond it, one was set back. */
const CLOCK_TOLERANCE = inSeconds(MINUTE)

/** Whether the password was entered recently enough to change the login (rule: passwords). */
export function isRecentLogin(secondsAgo: number): boolean {
  return secondsAgo >= -CLOCK_TOLERANCE && secondsAgo <= RECENT_LOGIN
}

/** Number of failures without a delay, as people mistype. */
const FREE_FAILURES = 5

/** Longest delay in seconds after wrong passwords, so that no account is ever locked. */
const LONGEST_DELAY = inSeconds(MINUTE)

/** Seconds without a failure after which earlier ones are forgotten. */
export const FAILURES_FORGOTTEN_AFTER = inSeconds(HOUR)

/** Wrong passwords for one e-mail address, or wrong codes of one account. */
export interface LoginFailures {
  readonly failures: number
  /** Seconds since the last one; negative when a clock was set back. */
  readonly secondsAgo: number
}

/**
 * Seconds to wait before the next login attempt: none up to the fifth failure, then 1, 2, 4 … 60
 * (rule: passwords).
 *
 * @param longest maximum in seconds, if it differs
 */
export function loginDelay(
  { failures, secondsAgo }: LoginFailures,
  longest: number = LONGEST_DELAY,
): number {
  if (failures <= FREE_FAILURES || secondsAgo < 0) return 0
  const delay = Math.min(2 ** (failures - FREE_FAILURES - 1), longest)
  return Math.max(delay - secondsAgo, 0)
}

/** Hours for which an operator's reset link is valid, once (rule: password-reset). */
export const RESET_LINK_HOURS = 24

/** Hours for which a mailed reset link is valid; shorter, as anyone may request it. */
export const RESET_MAIL_HOURS = 1

/**
 * Hours for which an admin isn't trusted who was made without a proof, or whose password was set by
 * a link (rule: rights-are-money).
 */
export const HOURS_TO_TRUST = 24
