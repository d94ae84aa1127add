import { useSession } from '#web/session/session.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** Tells a guest how to come back to this order without an account. */
export function GuestOrderNotice() {
  // Whoever has an account keeps it there, or sees it by its phone number.
  if (useSession()) return null
  return (
    <Notice tone="info" icon="user" title="This is a guest order">
      <p className="text-muted">
        Keep its link to come back to it. On another device we ask for the phone number of the
        order.
      </p>
    </Notice>
  )
}
