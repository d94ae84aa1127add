import type { SignedInUser } from '#domain/contract/users.ts'
import { stored } from '#web/kit/device/stored.ts'

/** Signed-in user, under a storage key that other programs may read. */
const userInfo = stored<SignedInUser>('userInfo', parseUser, JSON.stringify)

/** The guest's id (rules: guest-id-when-needed, guest-session). */
const guestSession = stored<string>(
  'guestSessionId',
  (text) => (/^guest_[\w-]{1,80}$/.test(text) ? text : null),
  (id) => id,
)

/** Signed-in user as React state; null for a guest, on the server and during hydration. */
export const useSession = userInfo.use
export const currentUser = userInfo.get
/** Subscribes to sign-in and sign-out, here and in other tabs. */
export const onSessionChange = userInfo.subscribe

/**
 * Subscribes to changes of the user, here and in other tabs: sign-in, sign-out, and another user's
 * sign-in, but no renewed token. `before` is the id of the user who left; undefined for a guest.
 */
export function onUserChange(listener: (before: string | undefined) => void): () => void {
  let user = currentUser()?._id
  return onSessionChange(() => {
    const before = user
    user = currentUser()?._id
    if (user !== before) listener(before)
  })
}

/** Stores the user that login, registration or the profile returned. */
export function signIn(user: SignedInUser): void {
  userInfo.set(user)
}

/** Removes the user from this device; the account's cart stays on the server (rule: logout). */
export function signOut(): void {
  userInfo.set(null)
}

export const guestSessionId = guestSession.get

/** Owner of the cart: the account's id, otherwise the guest's; null without either. */
export function visitor(): string | null {
  return currentUser()?._id ?? guestSessionId()
}

/** The guest's id, created if there is none: `guest_` and 192 random bits (rule: guest-session). */
export function ensureGuestSessionId(): string {
  const known = guestSession.get()
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const id = `guest_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  guestSession.set(id)
  return id
}

/** Removes the guest's id, once its cart has been merged into an account's. */
export function forgetGuestSession(): void {
  guestSession.set(null)
}

function parseUser(text: string): SignedInUser | null {
  try {
    const user = JSON.parse(text) as Partial<SignedInUser> | null
    return typeof user?.token === 'string' && user.token !== '' ? (user as SignedInUser) : null
  } catch {
    return null
  }
}
