import { paths } from '#domain/paths.ts'
import { onCallOutcome } from '#web/kit/api/send.ts'
import { isInAdminArea } from '#web/kit/device/page-address.ts'
import { currentUser, signOut } from '#web/kit/session/session.ts'

/**
 * Handles the outcomes of all calls: an answer removes the notice of a stale page, a 401 ends the
 * session of its token, unless it is about a wrong password (rule: session-ends).
 */
export function handleCallOutcomes(navigate: (to: string) => void): void {
  onCallOutcome((refusal, token) => {
    if (!refusal) return document.getElementById('stale-notice')?.remove()
    const { status, code } = refusal
    if (status !== 401 || code === 'WRONG_CREDENTIALS' || token !== currentUser()?.token) return
    signOut()
    if (isInAdminArea(location.pathname)) navigate(paths.login())
  })
}
