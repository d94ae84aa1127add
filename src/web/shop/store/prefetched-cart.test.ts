import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ayesha } from '#testing/signed-in.ts'
import {
  ensureGuestSessionId,
  forgetGuestSession,
  signIn,
  signOut,
} from '#web/kit/session/session.ts'
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

test('a prefetch for the current visitor is taken once', async () => {
  ask(answered(cart))
  expect(await takePrefetchedCart()).toEqual(cart)
  expect(takePrefetchedCart()).toBeNull()
})

test('a prefetch for an account is taken by that account', async () => {
  signIn(ayesha)
  ask(answered(cart), { token: ayesha.token })
  expect(await takePrefetchedCart()).toEqual(cart)
})

test.each([
  ['that of a guest, by another guest', () => ask(answered(cart), { as: 'guest_other' })],
  ['that of an account, after a logout', () => ask(answered(cart), { token: ayesha.token })],
  [
    'that of a guest, after a login',
    () => {
      ask(answered(cart))
      signIn(ayesha)
    },
  ],
  [
    'an outdated one',
    () => {
      ask(answered(cart))
      vi.advanceTimersByTime(10_001)
    },
  ],
  ['without a request', () => undefined],
])('no prefetch is taken: %s', (_which, prepare) => {
  prepare()
  expect(takePrefetchedCart()).toBeNull()
  expect(globalThis.prefetchedCart).toBeUndefined()
})

test.each([
  ['refused', () => answered({ message: 'Please log in' }, 401)],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no cart', async () => new Response('<p>Sign in to the Wi-Fi</p>')],
])('a failed prefetch resolves to null: %s', async (_why, answer) => {
  ask(answer())
  expect(await takePrefetchedCart()).toBeNull()
})

test('a prefetch without an answer times out', async () => {
  ask(new Promise(() => undefined))
  const taken = takePrefetchedCart()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await taken).toBeNull()
})
