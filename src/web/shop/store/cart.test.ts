import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Cart } from '#domain/contract/cart.ts'
import { ayesha } from '#testing/signed-in.ts'
import {
  ensureGuestSessionId,
  forgetGuestSession,
  signIn,
  signOut,
} from '#web/kit/session/session.ts'
import { clearOnUserChange } from '#web/kit/store/store.ts'
import {
  abortRead,
  cartEntry,
  changeCart,
  lastCart,
  putCart,
  readCart,
  sendCart,
  storeCart,
} from './cart.ts'

const cartOf = (...pieces: number[]) =>
  ({ items: pieces.map((qty) => ({ qty })), checkoutKey: 'k' }) as unknown as Cart

/** Response whose body is read at once. */
const answerOf = (body: unknown) =>
  ({ ok: true, status: 200, headers: new Headers(), json: async () => body }) as Response

/** Calls in flight: the test decides when each is answered. */
let calls: { url: string; method: string; isAborted: () => boolean; answer: (cart: Cart) => void }[]
let stop: () => void

beforeEach(() => {
  calls = []
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (url: string, { method = '', signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => reject(new DOMException('x', 'AbortError')))
    calls.push({
      url,
      method,
      isAborted: () => signal?.aborted === true,
      answer: (cart) => resolve(answerOf(cart)),
    })
    return promise
  })
  stop = clearOnUserChange()
  ensureGuestSessionId()
})

afterEach(async () => {
  // Answers pending calls, so that none affects the next test.
  for (const { answer } of calls) answer(cartOf())
  await settled()
  for (const { answer } of calls) answer(cartOf())
  await settled()
  signIn(ayesha)
  signOut()
  forgetGuestSession()
  stop()
  vi.unstubAllGlobals()
})

/** Waits until all pending microtasks and immediates have run. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
const seen = () =>
  calls.map(({ url, method, isAborted }) => `${method} ${url}${isAborted() ? ' given up' : ''}`)

describe('a change of the cart', () => {
  test('is followed by a read in the background', async () => {
    expect(await changeCart(async () => 'answer')).toBe('answer')
    await settled()
    expect(seen()).toEqual(['GET /api/cart'])
  })

  test('aborts the read after an earlier change, and reads again', async () => {
    await changeCart(async () => undefined)
    await settled()
    await changeCart(async () => {
      expect(seen()).toEqual(['GET /api/cart given up'])
    })
    await settled()
    expect(seen()).toEqual(['GET /api/cart given up', 'GET /api/cart'])
  })

  test('that fails is followed by no read', async () => {
    await expect(changeCart(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await settled()
    expect(seen()).toEqual([])
  })

  test('waits for the change before it, and a single read follows all', async () => {
    const changes = [
      changeCart(() => sendCart('clearCart', {})),
      changeCart(() =>
        sendCart('addToCart', { body: { productId: 'p', quantity: 3, selectedModel: 'S24' } }),
      ),
    ]
    await settled()
    expect(seen()).toEqual(['DELETE /api/cart'])
    calls[0]?.answer(cartOf())
    await settled()
    expect(seen()).toEqual(['DELETE /api/cart', 'POST /api/cart'])
    calls[1]?.answer(cartOf(3))
    expect(await Promise.all(changes)).toEqual([cartOf(), cartOf(3)])
    expect(cartEntry().get()).toEqual(cartOf(3))
    await settled()
    expect(seen()).toEqual(['DELETE /api/cart', 'POST /api/cart', 'GET /api/cart'])
  })
})

describe('a read of the cart', () => {
  test('is one call for all callers', async () => {
    const reads = [readCart(), readCart()]
    await settled()
    expect(seen()).toEqual(['GET /api/cart'])
    calls[0]?.answer(cartOf(2))
    expect((await Promise.all(reads)).map((cart) => cart.get())).toEqual([cartOf(2), cartOf(2)])
  })

  test('restarts when a refusal brings the cart, which is newer', async () => {
    const reading = readCart()
    await settled()
    putCart(cartOf(1))
    expect(cartEntry().get()).toEqual(cartOf(1))
    await settled()
    expect(seen()).toEqual(['GET /api/cart given up', 'GET /api/cart'])
    calls[1]?.answer(cartOf(1, 2))
    expect((await reading).get()).toEqual(cartOf(1, 2))
  })

  test('waits for a change in flight', async () => {
    const change = Promise.withResolvers<void>()
    void changeCart(() => change.promise)
    const reads = readCart()
    await settled()
    expect(seen()).toEqual([])
    change.resolve()
    await settled()
    calls[0]?.answer(cartOf(1))
    expect((await reads).get()).toEqual(cartOf(1))
  })

  test('sends no request without a visitor', async () => {
    forgetGuestSession()
    expect((await readCart()).get()).toEqual({ items: [], checkoutKey: '' })
    expect(seen()).toEqual([])
  })

  test('returns the copy on this device when offline, or throws without one', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(readCart()).rejects.toMatchObject({ code: 'OFFLINE' })
    storeCart(cartOf(2))
    expect((await readCart()).get()).toEqual(cartOf(2))
  })

  test('restarts when another user signs in meanwhile', async () => {
    const reads = readCart()
    await settled()
    signIn(ayesha)
    abortRead()
    await settled()
    expect(seen()).toEqual(['GET /api/cart given up', 'GET /api/cart'])
    calls[1]?.answer(cartOf(7))
    expect((await reads).get()).toEqual(cartOf(7))
    expect(cartEntry().get()).toEqual(cartOf(7))
  })

  test('hides the cart of a previous user, however late its answer', async () => {
    const change = changeCart(() => sendCart('clearCart', {}))
    await settled()
    signIn(ayesha)
    calls[0]?.answer(cartOf(5))
    await change
    expect(cartEntry().get()).toBeNull()
  })
})

describe('the copy of the cart on this device', () => {
  test('is hidden from another user', () => {
    signIn(ayesha)
    storeCart(cartOf(2))
    signOut()
    expect(lastCart()).toBeNull()
    signIn({ ...ayesha, _id: 'u2' })
    expect(lastCart()).toBeNull()
  })

  test('is removed with the last case', () => {
    storeCart(cartOf(2))
    storeCart(cartOf())
    expect(lastCart()).toBeNull()
  })
})
