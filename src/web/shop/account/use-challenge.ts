import { useState } from 'react'
import type { SignedInUser } from '#domain/contract/users.ts'
import { ApiError } from '#web/kit/api/send.ts'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'

/** Form for the code of a login, loaded on demand, since few accounts need it. */
export const CodeForm = lazyComponent(
  async () => (await import('./second-step/CodeForm.tsx')).CodeForm,
  { sentences: ['account', 'forms'] },
)

/** Button of a login by passkey, loaded after the page's own form. */
export const PasskeyLogin = lazyComponent(
  async () => (await import('./passkeys/PasskeyLogin.tsx')).PasskeyLogin,
  { sentences: ['account'] },
)

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
    /** Returns to the password step. */
    end: () => setChallenge(null),
  }
}
