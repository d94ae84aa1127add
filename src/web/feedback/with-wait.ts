import { ApiError } from '#web/api/send.ts'

const MINUTE = 60

/** A refusal's sentence, with when to try again if the server said so (429, 503). */
export function withWait(message: string, error: unknown): string {
  const seconds = error instanceof ApiError ? error.retryAfter : undefined
  return seconds === undefined ? message : `${message} You can try again in ${waitWords(seconds)}.`
}

/** '4 seconds', '12 minutes': rounded up, so that nobody comes back too early. */
export function waitWords(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 2 * MINUTE) return whole === 1 ? '1 second' : `${whole} seconds`
  return `${Math.ceil(whole / MINUTE)} minutes`
}
