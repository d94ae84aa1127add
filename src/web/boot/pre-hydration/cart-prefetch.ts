/**
 * The cart prefetch, inline in the documents of cart and checkout. It requests the cart in parallel
 * with the scripts and fills the skeleton, first from the copy on the device, then from the answer
 * (docs/decisions/011-first-visit.md).
 */
import type { Cart } from '#domain/contract/cart.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import type { LocalKey } from '#web/kit/device/device-keys.ts'
import type { StoredCart } from '#web/shop/store/kept-cart.ts'
import type {} from '#web/shop/store/prefetched-cart.ts'
import { fillCartSkeleton } from './fill-cart-skeleton.ts'

const root = document.documentElement
const isCart = location.pathname.endsWith('/cart')

try {
  prefetchCart()
} catch {
  // Storage is off.
}

function prefetchCart(): void {
  const user = stored<SignedInUser>('userInfo')
  const token = user?.token ?? null
  const guest = localStorage.getItem('guestSessionId' satisfies LocalKey)
  const owner = user?._id ?? guest
  if (owner === null || user?.isAdmin) return
  // The checkout's skeleton is a guest's form; an account chooses from its addresses.
  if (!isCart && !user) root.dataset.skeleton = 'shown'
  if (navigator.onLine) requestCart(token, guest)
  const last = stored<StoredCart>('khol.lastCart')
  if (last?.owner === owner) fill(last.cart)
}

function requestCart(token: string | null, guest: string | null): void {
  const headers = {
    'accept-language': root.lang,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(guest && { 'x-session-id': guest }),
  }
  const answer = fetch('/api/cart', { headers, cache: 'no-store' })
  answer
    .then(async (response) => {
      if (response.ok) fill(await response.clone().json())
    })
    // The store sees the failure and requests the cart again.
    .catch(() => undefined)
  globalThis.prefetchedCart = { token, guest, answer }
}

function stored<Value>(key: LocalKey): Value | null {
  return JSON.parse(localStorage.getItem(key) ?? 'null')
}

/**
 * Fills the skeleton once its markup has arrived; with an empty cart only where it was filled
 * before.
 */
function fill(cart: Cart): void {
  if (!isCart || (cart.items.length === 0 && !root.dataset.skeleton)) return
  if (fillCartSkeleton(cart)) root.dataset.skeleton = 'shown'
  else if (document.readyState === 'loading') requestAnimationFrame(() => fill(cart))
}
