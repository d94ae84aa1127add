import { hearOutcomes } from '#web/api/send.ts'
import { unauthorized } from '#web/session/guard.ts'

/**
 * What the frame does about how calls end: an answer takes away the server's word that the page is
 * an old copy, a 401 ends the session (rule: session-ends).
 */
export function mindOutcomes(): void {
  hearOutcomes((refusal, token) => {
    if (!refusal) document.getElementById('stale-notice')?.remove()
    else if (refusal.status === 401) unauthorized(refusal.code, token)
  })
}
