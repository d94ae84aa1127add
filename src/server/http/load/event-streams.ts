import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { MINUTE, SECOND } from '#domain/units.ts'
import { Refusal, unavailable } from '#server/refusal.ts'
import { addressLimitKey } from '../limits/limit-key.ts'

/** One open answer of events: what happened, as it happens. */
export interface EventStream {
  /** Sends one event; nothing when the stream has ended. */
  readonly tell: (data: object) => void
  /** Ends the answer; whoever listens comes back for another. */
  readonly end: () => void
}

export interface EventStreamLimits {
  /** Streams open at once in this process. */
  readonly atMost: number
  /**
   * Of those, streams of one limit key: wide enough for people who share the address of a mobile carrier,
   * and few enough that one client can't take the places of everybody else.
   */
  readonly atMostPerAddress: number
  /** Milliseconds between two signs of life, so that nobody on the way gives the stream up. */
  readonly heartbeat: number
  /** Milliseconds after which a stream ends, so that nobody is listened to who may no longer. */
  readonly lifetime: number
}

const usual: EventStreamLimits = {
  atMost: 500,
  atMostPerAddress: 50,
  heartbeat: 15 * SECOND,
  lifetime: 5 * MINUTE,
}

/** A comment: whoever reads the stream passes it over. */
const SIGN_OF_LIFE = ':\n\n'

/** Seconds after which a listener who was not let in may ask again. */
const FULL_RETRY = 30

interface OpenStream extends EventStream {
  readonly body: PassThrough
  readonly limitKey: string
  readonly endsAt: number
}

/** Every answer of `text/event-stream` of this process: few enough, alive, and ended in time. */
export class EventStreams {
  readonly #limits: EventStreamLimits
  readonly #open = new Set<OpenStream>()
  #pulse: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(limits: Partial<EventStreamLimits> = {}) {
    this.#limits = { ...usual, ...limits }
  }

  /** Streams open at the moment. */
  get count(): number {
    return this.#open.size
  }

  /**
   * Answers a request with a stream. `onEnd` is called once, whoever ends it.
   *
   * @throws Refusal UNAVAILABLE when as many are open as there may be, TOO_MANY_REQUESTS when as many
   *   are open for the caller's address
   */
  answer(reply: FastifyReply, onEnd: () => void): EventStream {
    const stream = this.open(addressLimitKey(reply.request.ip), onEnd)
    reply.raw.once('close', stream.end)
    reply
      .type('text/event-stream; charset=utf-8')
      // Proxies that collect an answer before they pass it on would keep the news to themselves.
      .header('x-accel-buffering', 'no')
      // Kept alive afterwards, it would hold up a shop that closes.
      .header('connection', 'close')
      .send(stream.body)
    // An answer without a first byte would look like none.
    stream.body.write(SIGN_OF_LIFE)
    return stream
  }

  /** Opens a stream that is not connected to any answer yet. */
  open(limitKey: string, onEnd: () => void): OpenStream {
    if (this.#isClosed || this.#open.size >= this.#limits.atMost) {
      throw unavailable(FULL_RETRY)
    }
    if (this.#countOf(limitKey) >= this.#limits.atMostPerAddress) {
      throw new Refusal('TOO_MANY_REQUESTS', 'Too many tries. Please wait a while and try again.', {
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

  /** Ends every stream and opens no more: the shop closes. */
  close(): void {
    this.#isClosed = true
    for (const stream of this.#open) stream.end()
  }

  /** Counted when it is asked: a process has a few hundred streams, and they come and go slowly. */
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
