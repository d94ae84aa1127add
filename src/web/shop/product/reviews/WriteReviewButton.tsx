import { useNavigate } from 'react-router'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { toast } from '#web/kit/feedback/toast.ts'
import { currentUser } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'

/** The id of the form's heading; a delivered order leads there. */
export const reviewHeading = 'write-review'

/** Leads to the form, or a guest to the login: only accounts review. */
export function WriteReviewButton() {
  const navigate = useNavigate()
  const begin = () => {
    // A press that is repeated during hydration precedes the first render with a session.
    if (currentUser()) return focusHeading(reviewHeading)
    toast.error(t.reviews.loginToWrite)
    void navigate(paths.login())
  }
  return (
    <Button kind="secondary" icon="edit" onClick={begin} className="justify-self-start">
      {t.reviews.write}
    </Button>
  )
}
