import { useSyncExternalStore } from 'react'
import type { Cart } from '#domain/contract/cart.ts'
import { t } from '#messages'
import { announce } from '#web/kit/feedback/announcer.ts'
import { currentUser, onSessionChange } from '#web/kit/session/session.ts'
import { onStoreChange } from '#web/kit/store/store.ts'
import { abortRead, cartEntry, forgetOthersCart, keepCart, piecesIn, readCart } from './cart.ts'

/** Accessible name of the cart link: 'Cart, 3 items'. */
export function cartName(items: number): string {
  return t.common.name({ count: items })
}

/** Shown until the cart of a new visitor is read. */
let lastCount = 0

/** Pieces in the visitor's cart. */
export function cartCount(): number {
  const cart = cartEntry().get()
  if (cart) return piecesIn(cart)
  return currentUser()?.isAdmin ? 0 : lastCount
}

/** Pieces in the cart, for the badge; 0 on the server and until the cart is read. */
export function useCartCount(): number {
  return useSyncExternalStore(onStoreChange, cartCount, () => 0)
}

/**
 * Reads the cart for the badge, at first and after Back, announces changes of its count and stores it on the device. Returns
 * the function that stops it.
 */
export function followCart(): () => void {
  let before: Cart | null = null
  const onChange = () => {
    const cart = cartEntry().get()
    if (cart === before) return
    if (cart) {
      keepCart(cart)
      lastCount = piecesIn(cart)
      // The first read is no change.
      if (before && piecesIn(before) !== lastCount) announce(cartName(lastCount))
    }
    before = cart
  }
  const begin = () => {
    forgetOthersCart()
    if (!cartEntry().get() && !currentUser()?.isAdmin) readCart().catch(() => undefined)
  }
  onChange()
  begin()
  const stopChanges = onStoreChange(onChange)
  const stopSession = onSessionChange(() => {
    abortRead()
    begin()
  })
  // A page that Back restores from memory shows the cart of when it was left (rule: restored-pages).
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || currentUser()?.isAdmin) return
    abortRead()
    readCart().catch(() => undefined)
  }
  addEventListener('pageshow', onPageShow)
  return () => {
    stopChanges()
    stopSession()
    removeEventListener('pageshow', onPageShow)
  }
}
