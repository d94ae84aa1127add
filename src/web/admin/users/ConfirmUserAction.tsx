import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { currentPasswordRule } from '#domain/accounts/passwords.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { ApiError } from '#web/kit/api/send.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { FormDialog } from '../frame/FormDialog.tsx'
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
  return (
    <FormDialog
      title={question(user.name)}
      confirmLabel={confirm}
      isDangerous={action !== 'promote'}
      form={form}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      onClose={failure === null ? onClose : leave}
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
    </FormDialog>
  )
}
