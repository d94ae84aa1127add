import { useState } from 'react'
import type { SignedInUser } from '#domain/contract/users.ts'
import { ApiError } from '#web/api/send.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'

/** The form for the code of a login; few accounts need it, so that its script comes when one does. */
export const CodeForm = lazyComponent(
  async () => (await import('./second-step/CodeForm.tsx')).CodeForm,
)

/** The button of a login by passkey, behind the page's own form. */
export const PasskeyLogin = lazyComponent(
  async () => (await import('./passkeys/PasskeyLogin.tsx')).PasskeyLogin,
)

/** State of a login that may need a second step (rule: second-step). */
export function useChallenge() {
  const [challenge, setChallenge] = useState<string | null>(null)
  return {
    /** Token of the login whose code is awaited; null before the right password. */
    challenge,
    /** The user of a login; null when it needs a code, for which there is a challenge then. */
    async userOf(login: Promise<SignedInUser>): Promise<SignedInUser | null> {
      try {
        return await login
      } catch (error) {
        if (!(error instanceof ApiError) || error.challenge === undefined) throw error
        setChallenge(error.challenge)
        return null
      }
    },
    /** Goes back to the password. */
    end: () => setChallenge(null),
  }
}
