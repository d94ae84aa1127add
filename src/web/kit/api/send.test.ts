import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '#web/kit/order-ui/order-calls.ts'
import { t } from '#messages'
import { ayesha } from '#testing/signed-in.ts'
import {
  currentUser,
  ensureGuestSessionId,
  forgetGuestSession,
  signIn,
  signOut,
} from '#web/kit/session/session.ts'
import { failureOf } from './failure.ts'
import { ApiError, onCallOutcome, open, send, urlOf } from './send.ts'
import { serverNow, setServerClock } from './server-clock.ts'

const fetched = vi.fn<typeof fetch>()

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

/** Response whose body stalls after its first byte, until the signal aborts it. */
function stalled(status: number, signal: AbortSignal | null | undefined): Response {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{'))
      signal?.addEventListener('abort', () => stream.error(signal.reason))
    },
  })
  return new Response(body, { status })
}

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => answer(200, { items: [], checkoutKey: 'k' }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  signOut()
  forgetGuestSession()
  vi.useRealTimers()
})

const sentHeaders = () => new Headers(fetched.mock.calls[0]?.[1]?.headers)
const failure = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

test.each([
  ['/cart', {}, {}, '/cart'],
  ['/products/:id/reviews', { id: 'a/b?c' }, {}, '/products/a%2Fb%3Fc/reviews'],
  ['/products', {}, { keyword: 'vivo', pageNumber: 2 }, '/products?keyword=vivo&pageNumber=2'],
  ['/products', {}, { keyword: '', caseType: undefined }, '/products'],
])('the address of a call: %s', (path, params, query, expected) => {
  expect(urlOf(path, params, query)).toBe(`/api${expected}`)
})

describe('the server’s clock', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2027-05-01T00:00:00Z') }))
  afterEach(() => setServerClock(new Date().toUTCString()))

  test('is read from every response, also a refusal, and advances with the device’s', async () => {
    fetched.mockImplementation(async () =>
      answer(404, { code: 'NOT_FOUND' }, { date: 'Tue, 24 Nov 2026 09:00:00 GMT' }),
    )
    await failure(send('getCart', {}))
    expect(serverNow()).toEqual(new Date('2026-11-24T09:00:00Z'))
    vi.advanceTimersByTime(60_000)
    expect(serverNow()).toEqual(new Date('2026-11-24T09:01:00Z'))
  })

  test.each([[{}], [{ date: 'yesterday' }]])('is unchanged by the headers %j', async (headers) => {
    setServerClock('Tue, 24 Nov 2026 09:00:00 GMT')
    fetched.mockImplementation(async () => answer(200, {}, headers as Record<string, string>))
    await send('getCart', {})
    expect(serverNow()).toEqual(new Date('2026-11-24T09:00:00Z'))
  })
})

describe('a call', () => {
  test('carries no identity without a visitor', async () => {
    await send('getCart', {})
    expect([...sentHeaders().keys()]).toEqual(['accept', 'accept-language'])
  })

  test('carries the guest’s id, the user’s token, the key and the proof', async () => {
    const guest = ensureGuestSessionId()
    signIn(ayesha)
    const proof = { idempotencyKey: 'key-1', orderPhone: '03001234567' }
    await send('cancelOrder', { params: { id: 'o1' } }, proof)
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/orders/o1/cancel')
    expect(Object.fromEntries(sentHeaders())).toMatchObject({
      authorization: 'Bearer token-of-ayesha',
      'x-session-id': guest,
      'idempotency-key': 'key-1',
      'x-order-phone': '03001234567',
    })
  })

  test('sends JSON as JSON, and no body without one', async () => {
    await send('addToCart', { body: { productId: 'p', quantity: 1, selectedModel: 'S24' } })
    expect(sentHeaders().get('content-type')).toBe('application/json')
    await send('clearCart', {})
    const second = fetched.mock.calls[1]?.[1]
    expect(second?.body).toBeNull()
    expect(new Headers(second?.headers).has('content-type')).toBe(false)
  })

  test('reports its outcome, a refusal with its token, and nothing without an answer', async () => {
    const heard = vi.fn()
    onCallOutcome(heard)
    await send('getCart', {})
    expect(heard.mock.calls).toEqual([[null]])
    signIn(ayesha)
    fetched.mockResolvedValue(answer(401, { message: 'Please log in', code: 'UNAUTHENTICATED' }))
    const refusal = await failure(send('listMyOrders', {}))
    await failure(send('mergeCart', { body: { sessionId: 'guest_1' } }, { token: 'another' }))
    expect(heard.mock.calls.slice(1)).toEqual([
      [refusal, 'token-of-ayesha'],
      [expect.any(ApiError), 'another'],
    ])
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await failure(send('getCart', {}))
    expect(heard).toHaveBeenCalledTimes(3)
    onCallOutcome(() => undefined)
  })
})

describe('a refused call', () => {
  test('carries the present cart (rule: one-key-one-order)', async () => {
    const cart = { items: [], checkoutKey: 'cart_k' }
    fetched.mockResolvedValue(
      answer(409, { message: 'Your cart is empty', code: 'CART_CHANGED', cart }),
    )
    await expect(send('clearCart', {})).rejects.toMatchObject({ code: 'CART_CHANGED', cart })
  })

  test('carries the server’s sentence, code, fields and delay before a retry', async () => {
    fetched.mockResolvedValue(
      answer(
        400,
        {
          message: 'Please enter your city',
          code: 'INVALID_INPUT',
          fields: [{ field: 'shippingAddress.city', message: 'Please enter your city' }],
        },
        { 'retry-after': '7' },
      ),
    )
    const error = await failure(send('getCart', {}))
    expect(error).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      message: 'Please enter your city',
      fields: { 'shippingAddress.city': 'Please enter your city' },
      retryAfter: 7,
    })
    expect(failureOf(error, 'Failed to load cart')).toEqual({ message: 'Please enter your city' })
  })

  test('reports that the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await failure(send('getCart', {}))).toMatchObject({
      code: 'OFFLINE',
      message: t.common.connectionOffline,
    })
  })

  test('times out', async () => {
    vi.useFakeTimers()
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('x', 'AbortError')))
        }),
    )
    const call = failure(send('getCart', {}, { timeout: 3_000 }))
    await vi.advanceTimersByTimeAsync(3_000)
    expect((await call).code).toBe('TIMEOUT')
  })

  describe.each([
    ['an answer', 200],
    ['a refusal', 409],
  ])('with a stalled body, %s,', (_, status) => {
    beforeEach(() => {
      vi.useFakeTimers()
      fetched.mockImplementation(async (_, init) => stalled(status, init?.signal))
    })

    test('times out', async () => {
      const call = failure(send('getCart', {}, { timeout: 3_000 }))
      await vi.advanceTimersByTimeAsync(3_000)
      expect(await call).toMatchObject({ status: 0, code: 'TIMEOUT' })
    })

    test('can be aborted by the caller', async () => {
      const controller = new AbortController()
      const call = send('getCart', {}, { signal: controller.signal })
      const broken = expect(call).rejects.toMatchObject({ name: 'AbortError' })
      await vi.advanceTimersByTimeAsync(0)
      controller.abort()
      await broken
    })
  })

  test('with a broken body fails like one without an answer', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('x')) })
    fetched.mockResolvedValue(new Response(body))
    expect(await failure(send('getCart', {}))).toMatchObject({ status: 0, code: 'NETWORK' })
  })
})

test('an opened call has a deadline for its headers alone, and a body that its signal aborts', async () => {
  vi.useFakeTimers()
  const controller = new AbortController()
  const { signal } = controller
  fetched.mockImplementation(async (_, init) => stalled(200, init?.signal))
  const response = await open('getProof', { params: { id: 'o1' } }, { signal, timeout: 3_000 })
  await vi.advanceTimersByTimeAsync(60_000)
  const text = response.text()
  controller.abort()
  await expect(text).rejects.toMatchObject({ name: 'AbortError' })
})

test('a 403 is logged without the user’s name, and keeps the session', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  signIn(ayesha)
  fetched.mockResolvedValue(
    answer(403, { message: 'Only an admin may do this', code: 'FORBIDDEN' }),
  )
  const error = await failure(send('getOrder', { params: { id: 'o1' } }))
  expect(error.message).toBe('Only an admin may do this')
  expect(warn.mock.calls).toEqual([['getOrder: 403']])
  expect(currentUser()).toEqual(ayesha)
  warn.mockRestore()
})
