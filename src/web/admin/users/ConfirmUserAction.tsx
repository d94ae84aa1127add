import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, messageOf } from '#web/api/send.ts'
import { toast } from '#web/feedback/toast.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { type Asked, doUserAction, userActionWords } from './user-actions.ts'

interface ConfirmUserActionProps {
  readonly asked: Asked
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
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { question, consequence, confirm, success, fallback } = userActionWords[action]

  const leave = () => {
    onClose()
    // Also after a refusal: when somebody was quicker, the list shows how things stand.
    void revalidate()
  }
  const act = async () => {
    setPending(true)
    setFailure(null)
    try {
      await doUserAction(action, user)
      toast.success(success(user.name))
      if (action === 'delete') onLoss()
      leave()
    } catch (error) {
      const message = messageOf(error, fallback)
      setFailure(message)
      toast.error(message)
      setPending(false)
      if (error instanceof ApiError && error.status === 404) onLoss()
    }
  }
  return (
    <ConfirmDialog
      isOpen
      question={question(user.name)}
      confirmLabel={confirm}
      isDangerous={action !== 'promote'}
      busy={isPending}
      onConfirm={() => void act()}
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
