import { useState } from 'react'
import type { SignedInUser } from '#domain/contract/users.ts'
import { ApiError } from '#web/kit/api/send.ts'

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
