import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Cart } from '#domain/contract/cart.ts'
import { ayesha } from '#testing/signed-in.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import {
  ensureGuestSessionId,
  forgetGuestSession,
  signIn,
  signOut,
} from '#web/kit/session/session.ts'
import { clearOnUserChange } from '#web/kit/store/store.ts'
import {
  abortRead,
  cartCount,
  cartEntry,
  cartName,
  changeCart,
  followCart,
  lastCart,
  putCart,
  readCart,
  sendCart,
  storeCart,
} from './cart.ts'

vi.mock('#web/kit/feedback/announcer.ts', () => ({ announce: vi.fn() }))

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

test.each([
  [0, 'Cart'],
  [1, 'Cart, 1 item'],
  [3, 'Cart, 3 items'],
])('a cart with %i pieces names its link %s', (pieces, name) => {
  expect(cartName(pieces)).toBe(name)
})

describe('the badge', () => {
  /** Cart of the current visitor. */
  let answered: Cart
  const fetched = vi.fn<typeof fetch>(async () => answerOf(answered))
  const listened = vi.fn()
  let stops: (() => void)[]

  beforeEach(() => {
    forgetGuestSession()
    answered = cartOf()
    vi.mocked(announce).mockReset()
    fetched.mockClear()
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('addEventListener', listened)
    vi.stubGlobal('removeEventListener', vi.fn())
    stops = []
  })
  afterEach(() => {
    globalThis.earlyCart = undefined
    for (const stop of stops) stop()
  })

  const follow = async () => {
    stops.push(followCart())
    await settled()
  }
  const announced = () => vi.mocked(announce).mock.calls.map(([words]) => words)

  test('reads the cart of a visitor who may have one, without an announcement', async () => {
    ensureGuestSessionId()
    answered = cartOf(2)
    await follow()
    expect([cartCount(), announced()]).toEqual([2, []])
  })

  test('leaves an early answer to the loader of the page', async () => {
    const guest = ensureGuestSessionId()
    const early = { token: null, guest, answer: Promise.resolve(cartOf(2)) }
    globalThis.earlyCart = early
    await follow()
    expect([globalThis.earlyCart, cartEntry().get()]).toEqual([early, null])
    await readCart()
    expect([cartCount(), announced()]).toEqual([2, []])
    expect(fetched).not.toHaveBeenCalled()
  })

  test('sends no request without a visitor, or for an admin', async () => {
    await follow()
    signIn({ ...ayesha, isAdmin: true })
    await settled()
    expect(fetched).not.toHaveBeenCalled()
    expect(cartCount()).toBe(0)
  })

  test('doesn’t repeat a read of the page', async () => {
    ensureGuestSessionId()
    cartEntry().put(cartOf(4))
    await follow()
    expect(fetched).not.toHaveBeenCalled()
    expect([cartCount(), announced()]).toEqual([4, []])
  })

  test('reads the cart again on a page that Back restored, and on no other (rule: restored-pages)', async () => {
    ensureGuestSessionId()
    answered = cartOf(2)
    await follow()
    answered = cartOf(5)
    const [, onPageShow] = listened.mock.lastCall ?? []
    onPageShow({ persisted: false })
    await settled()
    expect(cartCount()).toBe(2)
    onPageShow({ persisted: true })
    await settled()
    expect([cartCount(), announced()]).toEqual([5, ['Cart, 5 items']])
  })

  test('announces a change once, and no unchanged count', async () => {
    await follow()
    cartEntry().put(cartOf(1))
    cartEntry().put(cartOf(1))
    cartEntry().put(cartOf())
    expect(announced()).toEqual(['Cart, 1 item', 'Cart'])
  })

  test('keeps its number until the cart of a new visitor is read, without an announcement', async () => {
    ensureGuestSessionId()
    answered = cartOf(2)
    await follow()
    answered = cartOf(5)
    signIn(ayesha)
    expect(cartCount()).toBe(2)
    await settled()
    expect([cartCount(), announced()]).toEqual([5, []])
  })

  test('is empty at once for an admin, and soon after a logout', async () => {
    signIn(ayesha)
    answered = cartOf(2)
    await follow()
    signIn({ ...ayesha, _id: 'u2', isAdmin: true })
    expect(cartCount()).toBe(0)
    signIn(ayesha)
    await settled()
    signOut()
    await settled()
    expect([cartCount(), announced()]).toEqual([0, []])
  })

  test('stores the cart on the device, and removes it with its owner', async () => {
    signIn(ayesha)
    await follow()
    cartEntry().put(cartOf(3))
    expect(lastCart()).toEqual(cartOf(3))
    signOut()
    signIn(ayesha)
    expect(lastCart()).toBeNull()
  })
})
