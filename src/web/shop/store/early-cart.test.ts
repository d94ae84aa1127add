import { beforeEach, expect, test, vi } from 'vitest'
import type { Cart } from '#domain/contract/cart.ts'
import { ensureGuestSessionId, signOut } from '#web/kit/session/session.ts'
import { type EarlyCart, takeEarlyCart } from './early-cart.ts'

const cart: Cart = { items: [], checkoutKey: 'early' }

let guest: string
beforeEach(() => {
  signOut()
  guest = ensureGuestSessionId()
  vi.useFakeTimers({ now: 1_000, toFake: ['setTimeout', 'performance'] })
  return () => vi.useRealTimers()
})

const early = (parts: Partial<EarlyCart> = {}) => {
  globalThis.earlyCart = { token: null, guest, answer: Promise.resolve(cart), ...parts }
}

test('an early answer is taken once', async () => {
  early()
  expect(await takeEarlyCart()).toBe(cart)
  expect(await takeEarlyCart()).toBeNull()
})

test.each([
  ['another guest', { guest: 'guest_other' }],
  ['an account', { token: 'a token' }],
])('an early answer for %s is left out', async (_, parts) => {
  early(parts)
  expect(await takeEarlyCart()).toBeNull()
})

test('an answer that takes more than two seconds is left to the store', async () => {
  early({ answer: new Promise(() => undefined) })
  const taken = takeEarlyCart()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await taken).toBeNull()
})

test('an answer of a document that is ten seconds old is left out', async () => {
  early()
  await vi.advanceTimersByTimeAsync(10_001)
  expect(await takeEarlyCart()).toBeNull()
})
