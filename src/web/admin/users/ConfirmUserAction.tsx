import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { OWN_ACCOUNT, OWN_RIGHTS } from '#domain/accounts/admin-sentences.ts'
import { currentPasswordRule } from '#domain/accounts/passwords.ts'
import type { ListedUser, User } from '#domain/contract/users.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { FormDialog } from '../frame/FormDialog.tsx'
import { ProofFields, proofCodeRule } from '../frame/ProofFields.tsx'

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

export type UserAction = 'promote' | 'demote' | 'delete'

/** Action on a user that awaits confirmation. */
export interface PendingAction {
  readonly action: UserAction
  readonly user: ListedUser
}

interface UserActionWords {
  readonly label: string
  readonly confirm: string
  readonly question: (name: string) => string
  readonly consequence: string
  readonly success: (name: string) => string
  readonly fallback: string
  /** Reason why admins can't do this to their own account (rule: last-admin). */
  readonly ownReason: string
}

const RIGHTS_NOT_CHANGED = 'Failed to update user'

/** Texts of the actions on a user. */
export const userActionWords: Readonly<Record<UserAction, UserActionWords>> = {
  promote: {
    label: 'Make admin',
    confirm: 'Make admin',
    question: (name) => `Make ${name} an admin?`,
    consequence:
      'They will see and change every order, product and user, and can make others admins.',
    success: (name) => `${name} promoted to admin`,
    fallback: RIGHTS_NOT_CHANGED,
    ownReason: OWN_RIGHTS,
  },
  demote: {
    label: 'Remove admin',
    confirm: 'Remove admin',
    question: (name) => `Remove ${name} from the admins?`,
    consequence:
      'They will be signed out and can no longer open the admin area. Their account stays, for shopping.',
    success: (name) => `${name} removed from admin`,
    fallback: RIGHTS_NOT_CHANGED,
    ownReason: OWN_RIGHTS,
  },
  delete: {
    label: 'Delete',
    confirm: 'Delete user',
    question: (name) => `Delete ${name}?`,
    consequence:
      'They will be logged out and can no longer log in. Their orders and the text of their reviews stay; their cart, addresses, wish list and review photos are deleted. This cannot be undone.',
    success: () => 'User deleted successfully!',
    fallback: 'Failed to delete user',
    ownReason: OWN_ACCOUNT,
  },
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

/** Reason for the question, below the field. */
export function proofHintOf(action: UserAction): string {
  return action === 'promote'
    ? 'Without it, the new admin can’t change the accounts for transfers or remove other admins for 24 hours.'
    : 'Asked for each time, because an admin can change the accounts for transfers.'
}

/** Sends the action with the password and code of the admin who acts. Throws an `ApiError`. */
export async function doUserAction(
  { action, user: { _id: id } }: PendingAction,
  proof: { readonly currentPassword?: string | undefined; readonly code?: string | undefined },
): Promise<void> {
  if (action === 'delete') await send('deleteUser', { params: { id }, body: proof })
  else await send('setAdmin', { params: { id }, body: { isAdmin: action === 'promote', ...proof } })
}
