import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds in which something must move on a connection. */
export const STALLED_AFTER = 20_000

const LOOK_EVERY = 2_000

interface Movement {
  /** Grows with every byte that comes in, and with every one that the system takes to send. */
  bytes: number
  /** When it last grew. */
  at: number
}

/**
 * Ends connections on which nothing moves: a reader that stopped reading, a sender that stopped
 * sending, one that is kept open for nothing. Slow ones stay. Node's own timeouts look at one thing
 * each, and count the first look at a slow answer as movement, so that they take twice their time.
 *
 * The answered function looks once, in the time of `performance.now()`; it is called by itself every
 * `lookEvery` milliseconds.
 */
export function endStalled(app: FastifyInstance, lookEvery = LOOK_EVERY): (now: number) => void {
  const movements = new Map<Socket, Movement>()
  app.server.on('connection', (socket: Socket) => {
    movements.set(socket, { bytes: 0, at: performance.now() })
    socket.once('close', () => movements.delete(socket))
  })
  const look = (now: number) => {
    for (const [socket, movement] of movements) {
      const bytes = bytesMoved(socket)
      if (bytes !== movement.bytes) {
        movement.bytes = bytes
        movement.at = now
      } else if (now - movement.at >= STALLED_AFTER) {
        end(socket)
      }
    }
  }
  const timer = setInterval(() => look(performance.now()), lookEvery)
  timer.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
  return look
}

/** The kernel drains its buffer in pieces, so that a slow reader shows progress now and then. */
function bytesMoved(socket: Socket): number {
  // Not in Node's documentation, but what its own timeouts go by: the rest of the write under way.
  const { _handle: handle } = socket as { readonly _handle?: { readonly writeQueueSize?: number } }
  const unsent = handle?.writeQueueSize ?? 0
  return socket.bytesRead + socket.bytesWritten - socket.writableLength - unsent
}

/** The system forgets at once what a stopped reader never took, instead of keeping it for minutes. */
function end(socket: Socket): void {
  if (socket.writableLength > 0) socket.resetAndDestroy()
  else socket.destroy()
}
