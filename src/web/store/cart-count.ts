import { useSyncExternalStore } from 'react'
import type { Cart } from '#domain/contract/cart.ts'
import { onAnswer } from '#web/api/send.ts'
import { announce } from '#web/feedback/announcer.ts'
import { currentUser, guestSessionId, onSessionChange } from '#web/session/session.ts'
import { forgetOthersCart, keepCart } from './kept-cart.ts'
import { readCart } from './read-cart.ts'

/** Milliseconds that a page has to read the cart before the badge does. */
const FIRST_READING = 400

let count = 0
let isKnown = false
const listeners = new Set<() => void>()

/** Pieces in the cart, for the badge; 0 on the server and until the cart was read. */
export function useCartCount(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => count,
    () => 0,
  )
}

/** 'Cart, 3 items', the name of the cart link. */
export function cartName(items: number): string {
  return items === 0 ? 'Cart' : `Cart, ${items} ${items === 1 ? 'item' : 'items'}`
}

/** Pieces in a cart that was answered. */
export function piecesIn(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((sum, line) => sum + line.qty, 0)
}

/**
 * Keeps the badge right: reads the cart once for whoever may have one, follows every answer that is
 * a cart, and starts over when the user changes. Returns how to stop.
 */
export function followCart(): () => void {
  const read = () => {
    const user = currentUser()
    if (user?.isAdmin || (!user && !guestSessionId())) setCartCount(0)
    else
      readCart().then(
        ({ items }) => setCartCount(piecesIn({ items })),
        () => undefined,
      )
  }
  // A page that reads the cart itself tells the badge as well.
  const first = setTimeout(() => {
    if (!isKnown) read()
  }, FIRST_READING)
  const stopAnswers = onAnswer((_, answer) => {
    if (!isCart(answer)) return
    keepCart(answer)
    setCartCount(piecesIn(answer))
  })
  forgetOthersCart()
  const stopSession = onSessionChange(() => {
    forgetOthersCart()
    isKnown = false
    read()
  })
  return () => {
    clearTimeout(first)
    stopAnswers()
    stopSession()
  }
}

/** Sets the badge; a change is announced once, the first reading is not. */
export function setCartCount(next: number): void {
  const isNews = isKnown && next !== count
  isKnown = true
  if (next === count) return
  count = next
  for (const listener of listeners) listener()
  if (isNews) announce(cartName(next))
}

function isCart(answer: unknown): answer is Cart {
  return (
    typeof answer === 'object' && answer !== null && 'items' in answer && 'checkoutKey' in answer
  )
}
