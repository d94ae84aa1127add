import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds without progress after which a connection ends. */
export const STALLED_AFTER = 20_000

/** Milliseconds without progress while the answer of a complete request is being prepared. */
export const UNANSWERED_AFTER = 60_000

const LOOK_EVERY = 2_000

interface Movement {
  /** Total of the bytes received, and of those that the kernel accepted for sending. */
  bytes: number
  /** Time of the latest progress. */
  at: number
  /** Latest request, and its response. */
  request?: IncomingMessage
  response?: ServerResponse
}

/**
 * Stall detection: ends connections without progress, whose client stopped reading, stopped sending
 * or is idle. Slow ones stay open, and those whose answer is being prepared wait longer, since it is
 * not the client that is silent. Node's own timeouts each cover one of these cases, and count the
 * first check of a slow answer as progress, so that they take twice their time.
 *
 * The returned function runs one check, in the time of `performance.now()`; it also runs every
 * `lookEvery` milliseconds.
 */
export function endStalled(app: FastifyInstance, lookEvery = LOOK_EVERY): (now: number) => void {
  const movements = new Map<Socket, Movement>()
  app.server.on('connection', (socket: Socket) => {
    movements.set(socket, { bytes: 0, at: performance.now() })
    socket.once('close', () => movements.delete(socket))
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    Object.assign(movements.get(request.socket) ?? {}, { request, response })
  })
  const look = (now: number) => {
    for (const [socket, movement] of movements) {
      const bytes = bytesMoved(socket)
      if (bytes !== movement.bytes) {
        movement.bytes = bytes
        movement.at = now
      } else if (now - movement.at >= (isAwaited(movement) ? UNANSWERED_AFTER : STALLED_AFTER)) {
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

/** Whether the client has sent a whole request and waits for the beginning of its answer. */
function isAwaited({ request, response }: Movement): boolean {
  return request?.complete === true && response?.headersSent === false
}

/** Counts transferred bytes; a slow reader's grow in steps, as the kernel drains its buffer. */
function bytesMoved(socket: Socket): number {
  // Undocumented field that Node's own timeouts use: the rest of the current write.
  const { _handle: handle } = socket as { readonly _handle?: { readonly writeQueueSize?: number } }
  const unsent = handle?.writeQueueSize ?? 0
  return socket.bytesRead + socket.bytesWritten - socket.writableLength - unsent
}

/** A reset discards unsent bytes at once, instead of keeping them for minutes. */
function end(socket: Socket): void {
  if (socket.writableLength > 0) socket.resetAndDestroy()
  else socket.destroy()
}
