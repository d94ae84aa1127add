/** Units of time in milliseconds, so that `15 * MINUTE` is unambiguous. */
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Units of memory in bytes. */
export const KILOBYTE = 1_024
export const MEGABYTE = 1_024 * KILOBYTE

/** Converts milliseconds to seconds: for limits, headers, lifetimes of logins. */
export function inSeconds(milliseconds: number): number {
  return milliseconds / SECOND
}
