import { afterEach, expect, test } from 'vitest'
import type { Cart } from '#domain/contract/cart.ts'
import { ayesha } from '#testing/signed-in.ts'
import {
  ensureGuestSessionId,
  forgetGuestSession,
  signIn,
  signOut,
} from '#web/kit/session/session.ts'
import { forgetOthersCart, keepCart, lastCart } from './cart.ts'

const cart = { items: [{ qty: 2 }], checkoutKey: 'k' } as Cart

afterEach(() => {
  signOut()
  forgetGuestSession()
})

test('the last cart is available to its owner', () => {
  ensureGuestSessionId()
  keepCart(cart)
  expect(lastCart()).toEqual(cart)
})

test('the cart is hidden from another user of the device', () => {
  signIn(ayesha)
  keepCart(cart)
  signOut()
  expect(lastCart()).toBeNull()
  signIn({ ...ayesha, _id: 'u2' })
  expect(lastCart()).toBeNull()
})

test('the cart is removed once its owner has logged out, and kept until then', () => {
  signIn(ayesha)
  keepCart(cart)
  forgetOthersCart()
  expect(lastCart()).toEqual(cart)
  signOut()
  forgetOthersCart()
  signIn(ayesha)
  expect(lastCart()).toBeNull()
})

test('an empty cart is not stored', () => {
  ensureGuestSessionId()
  keepCart(cart)
  keepCart({ ...cart, items: [] })
  expect(lastCart()).toBeNull()
})
