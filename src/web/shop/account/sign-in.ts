import { useState } from 'react'
import type { SignedInUser } from '#domain/contract/users.ts'
import { t } from '#messages'
import { ApiError } from '#web/kit/api/send.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { forgetGuestSession, guestSessionId, signIn } from '#web/kit/session/session.ts'
import { cartEntry, piecesIn, sendCart } from '#web/shop/store/cart.ts'

/**
 * Signs in the user of an answer to a login, a registration or a reset link. The guest's cart is
 * merged before the user counts as signed in, so that the first cart read is complete.
 */
export async function enter(user: SignedInUser): Promise<SignedInUser> {
  if (!user.isAdmin) await mergeGuestCart(user)
  signIn(user)
  return user
}

/**
 * Merges the guest's cart into the account's, with a message unless it was empty. After a failure
 * the guest id stays for a later try (rule: cart-merge). Admins have no cart (rule: logout).
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
export function useLogin(onEntered: (user: SignedInUser) => unknown) {
  const [challenge, setChallenge] = useState<string | null>(null)
  return {
    /** Token of the login that awaits a code; null before the right password. */
    challenge,
    /** Signs in by the answer to a password or code; sets `challenge` if a code is needed. */
    async enterBy(answer: Promise<SignedInUser>): Promise<void> {
      try {
        await onEntered(await enter(await answer))
      } catch (error) {
        if (!(error instanceof ApiError) || error.challenge === undefined) throw error
        setChallenge(error.challenge)
      }
    },
    end: () => setChallenge(null),
  }
}
