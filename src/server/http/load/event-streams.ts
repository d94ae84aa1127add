import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Refusal, unavailable } from '#domain/contract/refusal.ts'
import { MINUTE, SECOND } from '#domain/units.ts'
import * as messages from '#messages/refusals-requests.ts'
import { networkOf } from '../limits/limit-key.ts'

/** Server-sent events: an open response that sends events as they happen. */
export interface EventStream {
  /** Sends one event; has no effect once the stream has ended. */
  readonly tell: (data: object) => void
  /** Ends the response; the client reconnects. */
  readonly end: () => void
}

export interface EventStreamLimits {
  /** Limits the streams open in this process. */
  readonly atMost: number
  /**
   * Limits the open streams per limit key: enough for people who share a mobile carrier's address,
   * and too few for one client to take all streams.
   */
  readonly atMostPerAddress: number
  /** Milliseconds between heartbeats, so that no proxy drops the stream as idle. */
  readonly heartbeat: number
  /** Milliseconds after which a stream ends, so that a revoked permission takes effect. */
  readonly lifetime: number
}

const usual: EventStreamLimits = {
  atMost: 500,
  atMostPerAddress: 50,
  heartbeat: 15 * SECOND,
  lifetime: 5 * MINUTE,
}

/** Heartbeat: a comment line, which clients skip. */
const SIGN_OF_LIFE = ':\n\n'

/** Seconds after which a refused client may retry. */
const FULL_RETRY = 30

interface OpenStream extends EventStream {
  readonly body: PassThrough
  readonly limitKey: string
  readonly endsAt: number
}

/**
 * All `text/event-stream` responses of this process, limited in number, with heartbeats and a
 * lifetime.
 */
export class EventStreams {
  readonly #limits: EventStreamLimits
  readonly #open = new Set<OpenStream>()
  #pulse: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(limits: Partial<EventStreamLimits> = {}) {
    this.#limits = { ...usual, ...limits }
  }

  /** Number of open streams. */
  get count(): number {
    return this.#open.size
  }

  /**
   * Answers a request with a stream. `onEnd` is called once, whichever side ends it.
   *
   * @throws Refusal UNAVAILABLE when the maximum is open, TOO_MANY_REQUESTS when the maximum is
   *   open for the caller's address
   */
  answer(reply: FastifyReply, onEnd: () => void): EventStream {
    const stream = this.open(networkOf(reply.request), onEnd)
    reply.raw.once('close', stream.end)
    reply
      .type('text/event-stream; charset=utf-8')
      // Proxies that buffer responses would delay the events.
      .header('x-accel-buffering', 'no')
      // A kept-alive connection would delay the shutdown.
      .header('connection', 'close')
      .send(stream.body)
    // The first byte makes clients and proxies see the response begin.
    stream.body.write(SIGN_OF_LIFE)
    return stream
  }

  /** Opens a stream that is not connected to a response yet. */
  open(limitKey: string, onEnd: () => void): OpenStream {
    if (this.#isClosed || this.#open.size >= this.#limits.atMost) {
      throw unavailable(FULL_RETRY)
    }
    if (this.#countOf(limitKey) >= this.#limits.atMostPerAddress) {
      throw new Refusal('TOO_MANY_REQUESTS', messages.tooManyTries, {
        retryAfter: FULL_RETRY,
      })
    }
    const body = new PassThrough()
    const stream: OpenStream = {
      body,
      limitKey,
      endsAt: performance.now() + this.#limits.lifetime,
      tell: (data) => {
        if (this.#open.has(stream)) body.write(`data: ${JSON.stringify(data)}\n\n`)
      },
      end: () => {
        if (!this.#open.delete(stream)) return
        if (this.#open.size === 0) clearInterval(this.#pulse)
        body.end()
        onEnd()
      },
    }
    body.on('error', stream.end)
    body.on('close', stream.end)
    this.#open.add(stream)
    if (this.#open.size === 1) {
      this.#pulse = setInterval(() => this.#beat(), this.#limits.heartbeat).unref()
    }
    return stream
  }

  /** Ends every stream and refuses new ones, when the shop closes. */
  close(): void {
    this.#isClosed = true
    for (const stream of this.#open) stream.end()
  }

  /** Counted on demand: a process has a few hundred streams, which change slowly. */
  #countOf(limitKey: string): number {
    let count = 0
    for (const stream of this.#open) if (stream.limitKey === limitKey) count += 1
    return count
  }

  #beat(): void {
    const now = performance.now()
    for (const stream of this.#open) {
      if (now >= stream.endsAt) stream.end()
      else stream.body.write(SIGN_OF_LIFE)
    }
  }
}
