import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { follow } from './follow.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Connection {
  readonly tell: (version: number) => void
  readonly end: () => void
  readonly fail: (isWorthRetrying: boolean) => Promise<void>
  readonly isAborted: () => boolean
}

/** Page that follows the versions of an order through connections that the test controls. */
function openPage({ isVisible = true } = {}) {
  const connections: Connection[] = []
  const listeners = new Set<() => void>()
  const onNews = vi.fn()
  const onDisconnected = vi.fn()
  let visible = isVisible
  const stop = follow(
    {
      read: (tell: (version: number) => void, signal) => {
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        connections.push({
          tell,
          end: resolve,
          fail: async (isWorthRetrying) => {
            reject({ isWorthRetrying })
            await vi.advanceTimersByTimeAsync(0)
          },
          isAborted: () => signal.aborted,
        })
        return promise
      },
      isWorthRetrying: (error) => (error as { isWorthRetrying: boolean }).isWorthRetrying,
      isVisible: () => visible,
      onVisibility(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    { onNews, onDisconnected },
  )
  const look = () => {
    for (const listener of listeners) listener()
  }
  return {
    connections,
    onNews,
    onDisconnected,
    listeners,
    stop,
    look,
    show(isShown: boolean) {
      visible = isShown
      look()
    },
    last: () => connections.at(-1) as Connection,
  }
}

test('passes events on', () => {
  const page = openPage()
  page.last().tell(2)
  page.last().tell(3)
  expect(page.onNews.mock.calls).toEqual([[2], [3]])
})

test('reconnects a second after the end of the stream', async () => {
  const page = openPage()
  page.last().tell(1)
  page.last().end()
  await vi.advanceTimersByTimeAsync(999)
  expect(page.connections).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(page.connections).toHaveLength(2)
})

test('doubles its delay after each failure, up to half a minute, until an event arrives', async () => {
  const page = openPage()
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const before = page.connections.length
    await page.last().fail(true)
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1)
    expect(page.connections).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(page.connections).toHaveLength(before + 1)
  }
  page.last().tell(1)
  await page.last().fail(true)
  const before = page.connections.length
  await vi.advanceTimersByTimeAsync(1_000)
  expect(page.connections).toHaveLength(before + 1)
})

test('holds no connection while the page is hidden, and connects when it becomes visible', async () => {
  const page = openPage({ isVisible: false })
  expect(page.connections).toHaveLength(0)
  page.show(true)
  expect(page.connections).toHaveLength(1)
  page.show(false)
  expect(page.last().isAborted()).toBe(true)
  page.last().tell(9)
  expect(page.onNews).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.connections).toHaveLength(1)
  page.show(true)
  expect(page.connections).toHaveLength(2)
  expect(page.onDisconnected).not.toHaveBeenCalled()
})

test('ignores focus while the stream is open', () => {
  const page = openPage()
  page.look()
  expect(page.connections).toHaveLength(1)
  expect(page.onDisconnected).not.toHaveBeenCalled()
})

test('fetches by itself when the page becomes visible without a stream', async () => {
  const page = openPage()
  await page.last().fail(true)
  page.look()
  expect(page.onDisconnected).toHaveBeenCalledOnce()
  expect(page.connections).toHaveLength(2)
})

test('stops reconnecting after a final refusal, and fetches by itself', async () => {
  const page = openPage()
  await page.last().fail(false)
  await vi.advanceTimersByTimeAsync(120_000)
  page.look()
  expect(page.connections).toHaveLength(1)
  expect(page.onDisconnected).toHaveBeenCalledOnce()
})

test('stops permanently', async () => {
  const page = openPage()
  page.stop()
  expect(page.last().isAborted()).toBe(true)
  expect(page.listeners.size).toBe(0)
  await page.last().fail(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.connections).toHaveLength(1)
})
