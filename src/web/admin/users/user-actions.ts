import { OWN_ACCOUNT, OWN_RIGHTS } from '#domain/accounts/admin-sentences.ts'
import type { ListedUser, User } from '#domain/contract/users.ts'
import { send } from '#web/kit/api/send.ts'

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
