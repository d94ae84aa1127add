import type { SignedInUser } from '#domain/contract/users.ts'
import { type PartsOf, send } from '#web/api/send.ts'
import { toast } from '#web/feedback/toast.ts'
import { forgetGuestSession, guestSessionId, signIn } from '#web/session/session.ts'
import { cartEntry, piecesIn, sendCart } from '#web/store/cart.ts'

/** Logs in and brings the guest's cart along. Throws an ApiError with the server's sentence. */
export async function logIn(credentials: PartsOf<'logIn'>['body']): Promise<SignedInUser> {
  return enter(await send('logIn', { body: credentials }))
}

/** Makes an account, signs in and brings the guest's cart along. */
export async function register(registration: PartsOf<'register'>['body']): Promise<SignedInUser> {
  return enter(await send('register', { body: registration }))
}

/** Sets the password of whoever holds a reset link, signs in and brings the guest's cart along. */
export async function resetPassword(token: string, password: string): Promise<SignedInUser> {
  return enter(await send('resetPassword', { body: { token, password } }))
}

/**
 * Lets in whom a call has answered. The guest's cart is merged before the user counts as signed in, so
 * that the first cart that is read is the whole one.
 */
export async function enter(user: SignedInUser): Promise<SignedInUser> {
  if (!user.isAdmin) await mergeGuestCart(user)
  signIn(user)
  return user
}

/**
 * Moves the guest's cart into the account's, and says so unless it was empty. When that fails the guest id is kept for a later try
 * (rule: cart-merge), and nobody is told: the account's own cart is simply shown. Admins have no
 * cart (rule: logout).
 */
async function mergeGuestCart(user: SignedInUser): Promise<void> {
  const sessionId = guestSessionId()
  if (!sessionId) return
  const guestCart = cartEntry().get()
  try {
    const merged = await sendCart('mergeCart', { body: { sessionId } }, { token: user.token })
    forgetGuestSession()
    if (piecesIn(guestCart ?? merged) > 0) toast.success('Cart synced successfully!')
  } catch {
    // The next sign-in tries again.
  }
}
