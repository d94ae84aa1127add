import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { currentPasswordRule } from '#domain/accounts/passwords.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { ApiError } from '#web/kit/api/send.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { ProofFields, proofCodeRule } from '../frame/ProofFields.tsx'
import {
  doUserAction,
  type PendingAction,
  type ProofNeed,
  proofHintOf,
  proofNeedOf,
  userActionWords,
} from './user-actions.ts'

interface ConfirmUserActionProps {
  readonly pending: PendingAction
  readonly onLoss: () => void
  readonly onClose: () => void
}

const noProof = { currentPassword: '', code: '' }

const optionalPassword: FieldRule<string, string | undefined> = {
  missing: () => '',
  read: (typed) => ({ value: typed === '' ? undefined : typed }),
}

function rulesOf(need: ProofNeed, asksCode: boolean, { currentPassword }: typeof noProof) {
  return {
    ...(need !== 'none' && {
      currentPassword: need === 'required' ? currentPasswordRule : optionalPassword,
    }),
    ...(need !== 'none' && asksCode && currentPassword !== '' && { code: proofCodeRule }),
  }
}

/**
 * Confirmation of an action on a user, with the admin's password where rights depend on it (rule:
 * rights-are-money). A refusal is shown at its field, otherwise beside the button.
 */
export function ConfirmUserAction({ pending, onLoss, onClose }: ConfirmUserActionProps) {
  const { action, user } = pending
  const { question, consequence, confirm, success, fallback } = userActionWords[action]
  const { revalidate } = useRevalidator()
  const cancel = useRef<HTMLButtonElement>(null)
  const [need, setNeed] = useState(() => proofNeedOf(pending))
  const [asksCode, setAsksCode] = useState(false)
  const form = useForm('user-action', noProof, (typed) => rulesOf(need, asksCode, typed))

  const leave = () => {
    onClose()
    // After a refusal too, since another admin may have changed the user.
    void revalidate()
  }
  const { isPending, failure, submit } = useSubmit({
    form,
    send: async () => {
      await doUserAction(pending, form.sent())
      if (action === 'delete') onLoss()
      leave()
    },
    success: success(user.name),
    fallback,
    onRefusal: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.status === 404) onLoss()
      if (error.code === 'PROOF_REQUIRED') setNeed('required')
      if (error.code === 'SECOND_STEP_REQUIRED') setAsksCode(true)
    },
  })
  const fields = useFocusOnMistake(form.attempt)
  const confirmed = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && form.passes()) submit()
  }
  return (
    <Dialog
      isOpen
      onClose={failure === null ? onClose : leave}
      title={question(user.name)}
      role="alertdialog"
      initialFocus={cancel}
    >
      <form
        ref={fields}
        noValidate
        // Only scripts send the form; a native submit by accident must not put a password in the URL.
        method="post"
        onSubmit={confirmed}
        aria-busy={isPending || undefined}
        className="grid gap-4"
      >
        <p>
          <bdi dir="ltr" className="wrap-anywhere">
            {user.email}
          </bdi>
        </p>
        <p className="text-muted">{consequence}</p>
        {need !== 'none' && (
          <ProofFields
            form={form}
            hint={proofHintOf(action)}
            isOptional={need === 'optional'}
            asksCode={asksCode}
          />
        )}
        {failure !== null && (
          <div role="alert">
            <FieldError id="user-action-failure">
              <FailureText {...failure} />
            </FieldError>
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button ref={cancel} kind="secondary" onClick={failure === null ? onClose : leave}>
            Cancel
          </Button>
          <Button type="submit" kind={action === 'promote' ? 'primary' : 'danger'} busy={isPending}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Form whose first refused field gets the focus after each refused submit. */
function useFocusOnMistake(attempt: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt])
  return form
}
