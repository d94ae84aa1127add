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
import { cartCount, cartEntry, cartName, followCart, lastCart } from './cart.ts'

vi.mock('#web/kit/feedback/announcer.ts', () => ({ announce: vi.fn() }))

const cartOf = (...pieces: number[]) =>
  ({ items: pieces.map((qty) => ({ qty })), checkoutKey: 'k' }) as unknown as Cart

/** Response whose body is read at once. */
const answerOf = (body: unknown) =>
  ({ ok: true, status: 200, headers: new Headers(), json: async () => body }) as Response

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
  const fetched = vi.fn<typeof fetch>()
  let stops: (() => void)[]
  let stopForgetting: () => void

  beforeEach(() => {
    answered = cartOf()
    vi.mocked(announce).mockReset()
    fetched.mockReset().mockImplementation(async () => answerOf(answered))
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('addEventListener', vi.fn())
    vi.stubGlobal('removeEventListener', vi.fn())
    stops = []
    stopForgetting = clearOnUserChange()
  })
  afterEach(async () => {
    for (const stop of stops) stop()
    await settled()
    signIn(ayesha)
    signOut()
    forgetGuestSession()
    stopForgetting()
    vi.unstubAllGlobals()
  })

  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
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
    const listeners = vi
      .mocked(addEventListener)
      .mock.calls.filter(([kind]) => (kind as string) === 'pageshow')
      .map(([, listener]) => listener as (event: Partial<PageTransitionEvent>) => void)
    for (const listener of listeners) listener({ persisted: false })
    await settled()
    expect(cartCount()).toBe(2)
    for (const listener of listeners) listener({ persisted: true })
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
