/** Milliseconds by which the server's clock is ahead of the device's; 0 before the first answer. */
let offset = 0

/** Sets the offset from the Date header of a response that has just arrived; null leaves it. */
export function setServerClock(date: string | null): void {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time)) offset = time - Date.now()
}

/**
 * Time by the server's clock, accurate to a few seconds. Overdue parcels are judged by it: the
 * clock of a phone may be wrong by days (rule: promised-days).
 */
export function serverNow(): Date {
  return new Date(Date.now() + offset)
}
