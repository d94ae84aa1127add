/**
 * What runs first in the document of a page that shows the cart, which shows nothing without it: asks for
 * it beside the scripts and not behind them, and says what is in it until they are there
 * (docs/decisions/011-first-visit.md). It travels inside of these documents.
 */
import type { Cart } from '#domain/contract/cart.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { putIntoOutline } from './cart/cart-in-outline.ts'
import type { LocalKey } from './device/device-keys.ts'
import type {} from './store/cart-ahead.ts'
import type { KeptCart } from './store/kept-cart.ts'

const root = document.documentElement
const isCart = location.pathname === '/cart'

try {
  begin()
} catch {
  // Storage is off.
}

function begin(): void {
  const user = kept<SignedInUser>('userInfo')
  const token = user?.token ?? null
  const guest = localStorage.getItem('guestSessionId' satisfies LocalKey)
  const owner = user?._id ?? guest
  if (owner === null) return
  // An account has addresses to choose from.
  if (!isCart && !user) root.dataset.outline = 'shown'
  if (navigator.onLine) ask(token, guest)
  const last = kept<KeptCart>('khol.lastCart')
  if (last?.owner === owner) say(last.cart)
}

function ask(token: string | null, guest: string | null): void {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(guest && { 'x-session-id': guest }),
  }
  const answer = fetch('/api/cart', { headers, cache: 'no-store' })
  answer
    .then(async (response) => {
      if (response.ok) say(await response.clone().json())
    })
    // Whoever takes it hears of it, and asks again.
    .catch(() => undefined)
  globalThis.cartAhead = { token, guest, answer }
}

function kept<Value>(key: LocalKey): Value | null {
  return JSON.parse(localStorage.getItem(key) ?? 'null')
}

/** Says what is in the cart, once the place for it has arrived; of nothing, only where something was said. */
function say(cart: Cart): void {
  if (!isCart || (cart.items.length === 0 && !root.dataset.outline)) return
  if (putIntoOutline(cart)) root.dataset.outline = 'shown'
  else if (document.readyState === 'loading') requestAnimationFrame(() => say(cart))
}
