import { useState } from 'react'
import type { SignedInUser } from '#domain/contract/users.ts'
import { t } from '#messages'
import { ApiError, type RequestOf, send } from '#web/kit/api/send.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { forgetGuestSession, guestSessionId, signIn } from '#web/kit/session/session.ts'
import { cartEntry, piecesIn, sendCart } from '#web/shop/store/cart.ts'

/**
 * Logs in and merges the guest's cart.
 * @throws ApiError with the server's sentence
 */
export async function logIn(credentials: RequestOf<'logIn'>['body']): Promise<SignedInUser> {
  return enter(await send('logIn', { body: credentials }))
}

/** Creates an account, signs in and merges the guest's cart. */
export async function register(registration: RequestOf<'register'>['body']): Promise<SignedInUser> {
  return enter(await send('register', { body: registration }))
}

/** Sets the password by a reset link's token, signs in and merges the guest's cart. */
export async function resetPassword(token: string, password: string): Promise<SignedInUser> {
  return enter(await send('resetPassword', { body: { token, password } }))
}

/**
 * Signs in the user of an answer. The guest's cart is merged before the user counts as signed in,
 * so that the first cart read is complete.
 */
export async function enter(user: SignedInUser): Promise<SignedInUser> {
  if (!user.isAdmin) await mergeGuestCart(user)
  signIn(user)
  return user
}

/**
 * Merges the guest's cart into the account's, with a message unless it was empty. A failure keeps
 * the guest id for a later try (rule: cart-merge) without a message: the account's own cart is
 * shown. Admins have no cart (rule: logout).
 */
async function mergeGuestCart(user: SignedInUser): Promise<void> {
  const sessionId = guestSessionId()
  if (!sessionId) return
  const guestCart = cartEntry().get()
  try {
    const merged = await sendCart('mergeCart', { body: { sessionId } }, { token: user.token })
    forgetGuestSession()
    if (piecesIn(guestCart ?? merged) > 0) toast.success(t.account.cartSynced)
  } catch {
    // The next sign-in tries again.
  }
}

/** State of a login that may need a second step (rule: second-step). */
export function useChallenge() {
  const [challenge, setChallenge] = useState<string | null>(null)
  return {
    /** Token of the login that awaits a code; null before the right password. */
    challenge,
    /** User of a login; null if it needs a code, in which case `challenge` is set. */
    async userOrChallenge(login: Promise<SignedInUser>): Promise<SignedInUser | null> {
      try {
        return await login
      } catch (error) {
        if (!(error instanceof ApiError) || error.challenge === undefined) throw error
        setChallenge(error.challenge)
        return null
      }
    },
    end: () => setChallenge(null),
  }
}
