/** Milliseconds by which the server's clock is ahead of the device's; 0 before the first answer. */
let ahead = 0

/** Sets the clock by the Date header of an answer that has just come in; without one it stays. */
export function setServerClock(date: string | null): void {
  const told = Date.parse(date ?? '')
  if (!Number.isNaN(told)) ahead = told - Date.now()
}

/**
 * Now by the server's clock, to a few seconds. What is late is decided by it: the clock of a phone
 * may be wrong by days (rule: promised-days).
 */
export function serverNow(): Date {
  return new Date(Date.now() + ahead)
}
