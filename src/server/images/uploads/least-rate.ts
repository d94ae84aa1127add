import type { IncomingMessage } from 'node:http'
import { KILOBYTE, SECOND } from '#domain/text/units.ts'

/** Bytes a second of the slowest mobile network; anything below holds a place for nothing. */
const LEAST_RATE = 8 * KILOBYTE

/** Milliseconds from the beginning that don't count, as a connection may pause. */
const GRACE = 5 * SECOND

/**
 * Runs `transfer`, and ends the connection of its request once the body arrives below the least
 * average rate (rule: fair-shares).
 */
export async function atLeastRate<T>(
  request: IncomingMessage,
  transfer: () => Promise<T>,
): Promise<T> {
  const { socket } = request
  const began = performance.now()
  const before = socket.bytesRead
  const timer = setInterval(() => {
    const counted = (performance.now() - began - GRACE) / SECOND
    if (socket.bytesRead - before < counted * LEAST_RATE) request.destroy()
  }, SECOND)
  try {
    return await transfer()
  } finally {
    clearInterval(timer)
  }
}
