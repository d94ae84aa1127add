import { afterEach, expect, test } from 'vitest'
import type { Cart } from '#domain/contract/cart.ts'
import { ayesha } from '#testing/signed-in.ts'
import { ensureGuestSessionId, forgetGuestSession, signIn, signOut } from '#web/session/session.ts'
import { forgetOthersCart, keepCart, lastCart } from './kept-cart.ts'

const cart = { items: [{ qty: 2 }], checkoutKey: 'k' } as Cart

afterEach(() => {
  signOut()
  forgetGuestSession()
})

test('the last cart is there for whoever it belongs to', () => {
  ensureGuestSessionId()
  keepCart(cart)
  expect(lastCart()).toEqual(cart)
})

test('nobody sees the cart of another user of the device', () => {
  signIn(ayesha)
  keepCart(cart)
  signOut()
  expect(lastCart()).toBeNull()
  signIn({ ...ayesha, _id: 'u2' })
  expect(lastCart()).toBeNull()
})

test('a cart is forgotten once its owner has left, and kept as long as they are here', () => {
  signIn(ayesha)
  keepCart(cart)
  forgetOthersCart()
  expect(lastCart()).toEqual(cart)
  signOut()
  forgetOthersCart()
  signIn(ayesha)
  expect(lastCart()).toBeNull()
})

test('an emptied cart is not kept', () => {
  ensureGuestSessionId()
  keepCart(cart)
  keepCart({ ...cart, items: [] })
  expect(lastCart()).toBeNull()
})
