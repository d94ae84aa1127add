import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ayesha } from '#testing/signed-in.ts'
import { ensureGuestSessionId, forgetGuestSession, signIn, signOut } from '#web/session/session.ts'
import { takePrefetchedCart } from './prefetched-cart.ts'

const cart = { items: [], checkoutKey: 'k' }

let guest: string
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  guest = ensureGuestSessionId()
})
afterEach(() => {
  signOut()
  forgetGuestSession()
  globalThis.prefetchedCart = undefined
  vi.useRealTimers()
})

const ask = (answer: Promise<Response>, { token = null as string | null, as = guest } = {}) => {
  globalThis.prefetchedCart = { token, guest: as, answer }
}
const answered = async (body: unknown, status = 200) => Response.json(body, { status })

test('what was asked for as whoever is here is taken once', async () => {
  ask(answered(cart))
  expect(await takePrefetchedCart()).toEqual(cart)
  expect(takePrefetchedCart()).toBeNull()
})

test('an account’s is taken by that account', async () => {
  signIn(ayesha)
  ask(answered(cart), { token: ayesha.token })
  expect(await takePrefetchedCart()).toEqual(cart)
})

test.each([
  ['a guest’s, by another guest', () => ask(answered(cart), { as: 'guest_other' })],
  ['an account’s, by whoever logged out', () => ask(answered(cart), { token: ayesha.token })],
  [
    'a guest’s, by whoever logged in',
    () => {
      ask(answered(cart))
      signIn(ayesha)
    },
  ],
  [
    'one of long ago',
    () => {
      ask(answered(cart))
      vi.advanceTimersByTime(10_001)
    },
  ],
  ['none', () => undefined],
])('not taken: %s', (_which, prepare) => {
  prepare()
  expect(takePrefetchedCart()).toBeNull()
  expect(globalThis.prefetchedCart).toBeUndefined()
})

test.each([
  ['refused', () => answered({ message: 'Please log in' }, 401)],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no cart', async () => new Response('<p>Sign in to the Wi-Fi</p>')],
])('one that came to nothing is none: %s', async (_why, answer) => {
  ask(answer())
  expect(await takePrefetchedCart()).toBeNull()
})

test('one that doesn’t come is given up', async () => {
  ask(new Promise(() => undefined))
  const taken = takePrefetchedCart()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await taken).toBeNull()
})
