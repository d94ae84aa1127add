import { useEffect, useState } from 'react'
import { redirect, useNavigate, useRevalidator } from 'react-router'
import type { SignedInUser } from '#domain/contract/users.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { ApiError } from '#web/kit/api/send.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import {
  currentUser,
  forgetGuestSession,
  guestSessionId,
  onSessionChange,
  signIn,
} from '#web/kit/session/session.ts'
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

/** Page after a login: the dashboard for an admin, home for anyone else. */
export function landingOf({ isAdmin }: Pick<SignedInUser, 'isAdmin'>): string {
  return isAdmin ? paths.adminDashboard() : paths.home()
}

/** Loader check of login and registration: redirects a signed-in visitor to that page. */
export function redirectSignedIn(): null {
  const user = currentUser()
  if (user) throw redirect(landingOf(user))
  return null
}

/** Pages that redirect a visitor without a session to the login, which names them. */
export type LoginTarget = 'orders'
let wanted: LoginTarget | null = null

/** Loader check of pages that need an account: redirects other visitors to the login. */
export function requireUser(forWhat: LoginTarget | null = null): SignedInUser {
  const user = currentUser()
  if (user) return user
  wanted = forWhat
  throw redirect(paths.login())
}

/** Takes the page that led to the login, once; null for a direct visit. */
export function takeLoginTarget(): LoginTarget | null {
  const taken = wanted
  wanted = null
  return taken
}

/**
 * Guards an open page of an account: the end of the session, in this tab, in another or by a 401,
 * redirects to the login; another user's sign-in reloads the page's data.
 */
export function useAccountGuard(): void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      onSessionChange(() => {
        if (currentUser()) void revalidate()
        else void navigate(paths.login(), { replace: true })
      }),
    [navigate, revalidate],
  )
}
