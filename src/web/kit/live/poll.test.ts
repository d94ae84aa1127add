import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '#web/kit/order-ui/order-calls.ts'
import { ApiError } from '#web/kit/api/send.ts'
import { POLL_INTERVAL, poll, readChanges } from './poll.ts'

const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Page that polls with reads that the test settles. */
function openPage({ isVisible = true } = {}) {
  const reads: (PromiseWithResolvers<void> & { readonly signal: AbortSignal })[] = []
  const page = new EventTarget()
  const document = { visibilityState: isVisible ? 'visible' : 'hidden' }
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const stop = poll((signal) => {
    const pending = { ...Promise.withResolvers<void>(), signal }
    reads.push(pending)
    return pending.promise
  })
  return {
    reads,
    stop,
    comeBack() {
      document.visibilityState = 'visible'
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

describe('polling', () => {
  test('reads every 20 s, and not before the earlier read has ended', async () => {
    const page = openPage()
    await later(POLL_INTERVAL - 1)
    expect(page.reads).toHaveLength(0)
    await later(1)
    expect(page.reads).toHaveLength(1)
    await later(3 * POLL_INTERVAL)
    expect(page.reads).toHaveLength(1)
    page.reads[0]?.resolve()
    await later(POLL_INTERVAL)
    expect(page.reads).toHaveLength(2)
  })

  test('goes on after a failed read', async () => {
    const page = openPage()
    await later(POLL_INTERVAL)
    page.reads[0]?.reject(new ApiError(503, 'UNAVAILABLE', ''))
    await later(POLL_INTERVAL)
    expect(page.reads).toHaveLength(2)
  })

  test('reads at once when the visitor comes back, and 20 s later again', async () => {
    const page = openPage()
    await later(POLL_INTERVAL / 2)
    page.comeBack()
    expect(page.reads).toHaveLength(1)
    page.reads[0]?.resolve()
    await later(POLL_INTERVAL - 1)
    expect(page.reads).toHaveLength(1)
    await later(1)
    expect(page.reads).toHaveLength(2)
  })

  test('reads again after a read during which the visitor came back', async () => {
    const page = openPage()
    page.comeBack()
    page.comeBack()
    expect(page.reads).toHaveLength(1)
    page.reads[0]?.resolve()
    await later(0)
    expect(page.reads).toHaveLength(2)
    page.reads[1]?.resolve()
    await later(0)
    expect(page.reads).toHaveLength(2)
  })

  test('reads nothing while the page is hidden', async () => {
    const page = openPage({ isVisible: false })
    await later(5 * POLL_INTERVAL)
    expect(page.reads).toHaveLength(0)
    page.comeBack()
    expect(page.reads).toHaveLength(1)
  })

  test('stops, and aborts a read', async () => {
    const page = openPage()
    page.comeBack()
    page.stop()
    expect(page.reads[0]?.signal.aborted).toBe(true)
    page.reads[0]?.reject(new DOMException('aborted', 'AbortError'))
    page.comeBack()
    await later(2 * POLL_INTERVAL)
    expect(page.reads).toHaveLength(1)
  })
})

describe('conditional reads', () => {
  /** Server whose order has a version; answers 304 to a request that names the present one. */
  function serveOrder() {
    const order = { version: 1 }
    const asked: (string | null)[] = []
    vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
      const etag = `"${order.version}"`
      const known = headers.get('if-none-match')
      asked.push(known)
      return known === etag
        ? new Response(null, { status: 304 })
        : Response.json({ ...order }, { headers: { etag } })
    })
    return { order, asked }
  }
  const { signal } = new AbortController()
  const read = (take: (order: { version: number }) => unknown) =>
    readChanges('getOrder', { params: { id: 'one' } }, take)

  test('pass on an answer once, and name it from then on', async () => {
    const { order, asked } = serveOrder()
    const taken: number[] = []
    const again = read(({ version }) => taken.push(version))
    await again(signal)
    await again(signal)
    order.version = 2
    await again(signal)
    expect(taken).toEqual([1, 2])
    expect(asked).toEqual([null, '"1"', '"1"'])
  })

  test('ask again for an answer that could not be taken', async () => {
    const { asked } = serveOrder()
    const taken: number[] = []
    let isFailing = true
    const again = read(({ version }) => {
      if (isFailing) throw new ApiError(0, 'NETWORK', '')
      taken.push(version)
    })
    await expect(again(signal)).rejects.toThrow(ApiError)
    isFailing = false
    await again(signal)
    expect(taken).toEqual([1])
    expect(asked).toEqual([null, null])
  })
})
