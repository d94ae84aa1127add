import { useRevalidator } from 'react-router'
import { ApiError } from '#web/api/send.ts'
import { useAction } from '#web/feedback/action.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { doUserAction, type PendingAction, userActionWords } from './user-actions.ts'

interface ConfirmUserActionProps {
  readonly asked: PendingAction
  /** Called when the user no longer exists, before the list is reloaded. */
  readonly onLoss: () => void
  readonly onClose: () => void
}

/** Confirmation of an action on a user; a refusal is shown beside the button. */
export function ConfirmUserAction({
  asked: { action, user },
  onLoss,
  onClose,
}: ConfirmUserActionProps) {
  const { revalidate } = useRevalidator()
  const { question, consequence, confirm, success, fallback } = userActionWords[action]

  const leave = () => {
    onClose()
    // After a refusal too, since the user may have been changed by another person.
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
