const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds for which a login lasts: 30 days, and 12 hours for an admin (D57). */
export function sessionSeconds({ isAdmin }: { readonly isAdmin: boolean }): number {
  return isAdmin ? 12 * HOUR : 30 * DAY
}

/** Seconds after giving the password in which it is not asked again (D60). */
const RECENT_LOGIN = 30 * MINUTE

/** Clocks of two machines may differ by so many seconds; more means that a clock was set back. */
const CLOCK_TOLERANCE = MINUTE

/** Whether the password was given recently enough to change it or the e-mail address (D60). */
export function isRecentLogin(secondsAgo: number): boolean {
  return secondsAgo >= -CLOCK_TOLERANCE && secondsAgo <= RECENT_LOGIN
}
