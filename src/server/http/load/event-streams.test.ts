import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EventStreams } from './event-streams.ts'

const limits = { atMost: 3, atMostPerAddress: 2, heartbeat: 15_000, lifetime: 60_000 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Opens a stream and collects its output. */
function opened(streams: EventStreams, limitKey = 'one address') {
  const onEnd = vi.fn()
  const stream = streams.open(limitKey, onEnd)
  return { stream, onEnd, sent: () => String(stream.body.read() ?? '') }
}

describe('an event stream', () => {
  test('sends each event as one line of JSON', () => {
    const { stream, sent } = opened(new EventStreams(limits))
    stream.tell({ version: 3 })
    stream.tell({ version: 4 })
    expect(sent()).toBe('data: {"version":3}\n\ndata: {"version":4}\n\n')
  })

  test('sends a heartbeat every 15 seconds', () => {
    const { sent } = opened(new EventStreams(limits))
    vi.advanceTimersByTime(14_999)
    expect(sent()).toBe('')
    vi.advanceTimersByTime(1)
    expect(sent()).toBe(':\n\n')
    vi.advanceTimersByTime(15_000)
    expect(sent()).toBe(':\n\n')
  })

  test('ends after its lifetime and calls back once', () => {
    const streams = new EventStreams(limits)
    const { stream, onEnd } = opened(streams)
    vi.advanceTimersByTime(45_000)
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(15_000)
    expect(onEnd).toHaveBeenCalledOnce()
    stream.end()
    stream.tell({ version: 1 })
    expect(onEnd).toHaveBeenCalledOnce()
    expect(stream.body.writableEnded).toBe(true)
    expect(streams.count).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('all event streams of a process', () => {
  test('are limited in number; one that ends makes room for another', () => {
    const streams = new EventStreams(limits)
    const first = opened(streams, 'first')
    opened(streams, 'second')
    opened(streams, 'third')
    expect(() => opened(streams, 'fourth')).toThrow(
      expect.objectContaining({ code: 'UNAVAILABLE', details: { retryAfter: 30 } }),
    )
    first.stream.end()
    expect(() => opened(streams, 'fourth')).not.toThrow()
  })

  test('are limited per address, which leaves room for other clients', () => {
    const streams = new EventStreams(limits)
    const first = opened(streams)
    opened(streams)
    expect(() => opened(streams)).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: 30 } }),
    )
    first.stream.end()
    opened(streams)
    expect(() => opened(streams, 'another address')).not.toThrow()
  })

  test('end together when the shop closes, and no new one begins', () => {
    const streams = new EventStreams(limits)
    const both = [opened(streams), opened(streams)]
    streams.close()
    for (const { onEnd } of both) expect(onEnd).toHaveBeenCalledOnce()
    expect(() => opened(streams)).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }))
  })
})
