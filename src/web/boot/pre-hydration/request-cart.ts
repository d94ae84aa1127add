import type { SignedInUser } from '#domain/contract/users.ts'
import type { LocalKey } from '#web/kit/device/device-keys.ts'
import type {} from '#web/shop/store/early-cart.ts'

/**
 * Requests the cart in parallel with the scripts, for the two pages whose content it is: the store
 * could ask for it a second later on a slow phone. An admin has no cart (rule: admin-in-the-shop).
 */
export function requestCart(user: SignedInUser | null): void {
  if (!/\/(?:cart|checkout)$/.test(location.pathname) || !navigator.onLine) return
  try {
    const token = user?.token ?? null
    const guest = localStorage.getItem('guestSessionId' satisfies LocalKey)
    if ((!token && !guest) || user?.isAdmin) return
    const headers = {
      'accept-language': document.documentElement.lang,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(guest && { 'x-session-id': guest }),
    }
    const answer = fetch('/api/cart', { headers, cache: 'no-store' })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null)
    globalThis.earlyCart = { token, guest, answer }
  } catch {
    // Storage is off.
  }
}
