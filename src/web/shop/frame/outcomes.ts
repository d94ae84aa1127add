import { onCallOutcome } from '#web/kit/api/send.ts'
import { unauthorized } from '#web/kit/session/guard.ts'

/**
 * Handles the outcomes of all calls: an answer removes the notice of a stale page, a 401 ends the session
 * (rule: session-ends).
 */
export function handleCallOutcomes(): void {
  onCallOutcome((refusal, token) => {
    if (!refusal) document.getElementById('stale-notice')?.remove()
    else if (refusal.status === 401) unauthorized(refusal.code, token)
  })
}
