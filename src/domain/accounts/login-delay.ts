/** Failures that cost nothing: people mistype. */
const FREE_FAILURES = 5

/** Longest delay in seconds, so that nobody is ever locked out of their account. */
const LONGEST_DELAY = 60

/** Seconds without a failure after which earlier ones are forgotten. */
export const FAILURES_FORGOTTEN_AFTER = 60 * 60

/** Failed logins of one address. */
export interface LoginFailures {
  readonly failures: number
  /** Seconds since the last one; negative when a clock was set back. */
  readonly secondsAgo: number
}

/**
 * Seconds that must pass before the next login to an account is looked at: none up to the fifth
 * failure, then 1, 2, 4 … 60 (rule: passwords).
 */
export function loginDelay({ failures, secondsAgo }: LoginFailures): number {
  if (failures <= FREE_FAILURES || secondsAgo < 0) return 0
  const delay = Math.min(2 ** (failures - FREE_FAILURES - 1), LONGEST_DELAY)
  return Math.max(delay - secondsAgo, 0)
}
