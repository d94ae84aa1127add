import { useRevalidator } from 'react-router'
import { ApiError } from '#web/api/send.ts'
import { useAction } from '#web/feedback/action.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { doUserAction, type PendingAction, userActionWords } from './user-actions.ts'

interface ConfirmUserActionProps {
  readonly asked: PendingAction
  /** The user is no more; the list doesn't show it yet. */
  readonly onLoss: () => void
  readonly onClose: () => void
}

/** Asks before something is done to a user; a refusal stays beside the button that caused it. */
export function ConfirmUserAction({
  asked: { action, user },
  onLoss,
  onClose,
}: ConfirmUserActionProps) {
  const { revalidate } = useRevalidator()
  const { question, consequence, confirm, success, fallback } = userActionWords[action]

  const leave = () => {
    onClose()
    // Also after a refusal: when somebody was quicker, the list shows how things stand.
    void revalidate()
  }
  const { isPending, failure, run } = useAction({
    run: async () => {
      await doUserAction(action, user)
      if (action === 'delete') onLoss()
      leave()
    },
    success: success(user.name),
    fallback,
    onRefusal: (error) => {
      if (error instanceof ApiError && error.status === 404) onLoss()
      return undefined
    },
  })
  return (
    <ConfirmDialog
      isOpen
      question={question(user.name)}
      confirmLabel={confirm}
      isDangerous={action !== 'promote'}
      busy={isPending}
      onConfirm={run}
      onCancel={failure === null ? onClose : leave}
    >
      <div className="grid gap-2">
        <p>
          <bdi dir="ltr" className="wrap-anywhere">
            {user.email}
          </bdi>
        </p>
        <p className="text-muted">{consequence}</p>
        {failure !== null && (
          <div role="alert">
            <FieldError id="user-action-failure">{failure}</FieldError>
          </div>
        )}
      </div>
    </ConfirmDialog>
  )
}
