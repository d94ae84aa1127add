import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { currentPasswordRule } from '#domain/accounts/passwords.ts'
import type { ListedUser, User } from '#domain/contract/users.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { FormDialog } from '../frame/FormDialog.tsx'
import { ProofFields, proofCodeRule } from '../frame/ProofFields.tsx'
import words from './user-action-words.json' with { type: 'json' }

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
  const { question, consequence, confirm, proofHint, success, fallback } = words[action]
  const withName = (text: string) => text.replace('{name}', () => user.name)
  const { revalidate } = useRevalidator()
  const [need, setNeed] = useState(() => proofNeedOf(pending))
  const [asksCode, setAsksCode] = useState(false)
  const form = useForm('user-action', noProof, (typed) => rulesOf(need, asksCode, typed))

  const leave = () => {
    onClose()
    // After a refusal too, since another admin may have changed the user.
    void revalidate()
  }
  const { submit, ...state } = useSubmit({
    form,
    send: async () => {
      const proof = form.sent()
      const params = { id: user._id }
      if (action === 'delete') await send('deleteUser', { params, body: proof })
      else await send('setAdmin', { params, body: { isAdmin: action === 'promote', ...proof } })
      if (action === 'delete') onLoss()
      leave()
    },
    success: withName(success),
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
      title={withName(question)}
      confirmLabel={confirm}
      isDangerous={action !== 'promote'}
      form={form}
      {...state}
      onSubmit={submit}
      onClose={state.failure === null ? onClose : leave}
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
          hint={proofHint}
          isOptional={need === 'optional'}
          asksCode={asksCode}
        />
      )}
    </FormDialog>
  )
}

export type UserAction = keyof typeof words

/** Action on a user that awaits confirmation. */
export interface PendingAction {
  readonly action: UserAction
  readonly user: ListedUser
}

/** Actions on a user, the most serious last. */
export function actionsFor({ isAdmin }: Pick<User, 'isAdmin'>): readonly UserAction[] {
  return [isAdmin ? 'demote' : 'promote', 'delete']
}

/** Whether an action asks for the admin's own password (rule: rights-are-money). */
export type ProofNeed = 'none' | 'optional' | 'required'

/** Whether the dialog of an action asks for the password before the server does. */
export function proofNeedOf({ action, user }: PendingAction): ProofNeed {
  if (action === 'promote') return 'optional'
  return user.isAdmin && user.untrustedUntil === undefined ? 'required' : 'none'
}
