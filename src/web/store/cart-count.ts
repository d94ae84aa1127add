import { useSyncExternalStore } from 'react'
import type { Cart } from '#domain/contract/cart.ts'
import { announce } from '#web/feedback/announcer.ts'
import { currentUser, onSessionChange } from '#web/session/session.ts'
import { cartEntry, giveUpReading, piecesIn, readCart } from './cart.ts'
import { forgetOthersCart, keepCart } from './kept-cart.ts'
import { onStoreChange } from './store.ts'

/** 'Cart, 3 items', the name of the cart link. */
export function cartName(items: number): string {
  return items === 0 ? 'Cart' : `Cart, ${items} ${items === 1 ? 'item' : 'items'}`
}

/** What stands until the cart of whoever has come is known. */
let lastCount = 0

/** Pieces in the cart of whoever is here. */
export function cartCount(): number {
  const cart = cartEntry().get()
  if (cart) return piecesIn(cart)
  return currentUser()?.isAdmin ? 0 : lastCount
}

/** Pieces in the cart, for the badge; 0 on the server and until the cart was read. */
export function useCartCount(): number {
  return useSyncExternalStore(onStoreChange, cartCount, () => 0)
}

/**
 * Has the cart read for the badge as soon as somebody is here who may have one, announces what a
 * change has left in it, and keeps it on the device. Returns how to stop.
 */
export function followCart(): () => void {
  let before: Cart | null = null
  const look = () => {
    const cart = cartEntry().get()
    if (cart === before) return
    if (cart) {
      keepCart(cart)
      lastCount = piecesIn(cart)
      // The first reading is no news.
      if (before && piecesIn(before) !== lastCount) announce(cartName(lastCount))
    }
    before = cart
  }
  const begin = () => {
    forgetOthersCart()
    if (!cartEntry().get() && !currentUser()?.isAdmin) readCart().catch(() => undefined)
  }
  look()
  begin()
  const stopLooking = onStoreChange(look)
  const stopSession = onSessionChange(() => {
    giveUpReading()
    begin()
  })
  return () => {
    stopLooking()
    stopSession()
  }
}
