import type { Account } from '#server/sessions/account.ts'
import { provePassword } from '../prove-password.ts'
import type { AccountServices } from '../services.ts'
import { proveCode } from './accept-code.ts'

/** Credentials that an account repeats before a change of its login or of money. */
export interface StepProof {
  readonly currentPassword?: string | undefined
  readonly code?: string | undefined
}

/**
 * Checks the password, even after a recent login, and then the code of an enabled second step
 * (rule: second-step).
 *
 * @throws Refusal REAUTH_REQUIRED at `currentPassword`, SECOND_STEP_REQUIRED at `code`,
 *   TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function proveLogin(
  shop: Pick<AccountServices, 'db' | 'secrets'>,
  account: Account,
  { currentPassword, code }: StepProof,
): Promise<void> {
  await provePassword(shop.db, account, currentPassword)
  await proveCode(shop, account, code)
}

/**
 * Checks a proof that is optional for the call (rule: rights-are-money).
 *
 * @returns whether one was given
 * @throws Refusal as `proveLogin` for a wrong or incomplete one
 */
export async function proveIfGiven(
  shop: Pick<AccountServices, 'db' | 'secrets'>,
  account: Account,
  { currentPassword = '', code = '' }: StepProof,
): Promise<boolean> {
  if (currentPassword === '' && code === '') return false
  await proveLogin(shop, account, { currentPassword, code })
  return true
}
