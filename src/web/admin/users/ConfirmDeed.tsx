import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, messageOf } from '#web/api/send.ts'
import { toast } from '#web/feedback/toast.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { type Asked, deedWords, doDeed } from './deeds.ts'

interface ConfirmDeedProps {
  readonly asked: Asked
  /** The user is no more; the list doesn't show it yet. */
  readonly onLoss: () => void
  readonly onClose: () => void
}

/** Asks before something is done to a user; a refusal stays beside the button that caused it. */
export function ConfirmDeed({ asked: { deed, user }, onLoss, onClose }: ConfirmDeedProps) {
  const { revalidate } = useRevalidator()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { question, consequence, confirm, success, fallback } = deedWords[deed]

  const leave = () => {
    onClose()
    // Also after a refusal: when somebody was quicker, the list shows how things stand.
    void revalidate()
  }
  const act = async () => {
    setPending(true)
    setFailure(null)
    try {
      await doDeed(deed, user)
      toast.success(success(user.name))
      if (deed === 'delete') onLoss()
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
      isDangerous={deed !== 'promote'}
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
            <FieldError id="deed-failure">{failure}</FieldError>
          </div>
        )}
      </div>
    </ConfirmDialog>
  )
}
