import { ApiError } from '#web/api/send.ts'

/** The server's own sentence for a failed call; the fallback when it sent none or never answered. */
export function serverMessageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.status >= 400 && error.message
    ? error.message
    : fallback
}
