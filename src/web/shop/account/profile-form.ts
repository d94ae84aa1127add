import { accountFields } from '#domain/accounts/account-fields.ts'
import { confirmationOf, currentPasswordRule, newPassword } from '#domain/accounts/passwords.ts'
import { codeField } from '#domain/accounts/second-step.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { emailKey } from '#domain/forms/email.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import type { FieldRule } from '#domain/forms/rules.ts'

export type ProfileTyped = ReturnType<typeof typedOf>

/** Initial values: the account's, without a password. */
export function typedOf({ name, email, phone }: Pick<SignedInUser, 'name' | 'email' | 'phone'>) {
  return {
    name,
    email,
    phone: phone === '' ? '' : formatPhone(phone),
    password: '',
    confirmPassword: '',
    currentPassword: '',
    code: '',
  }
}

/** Rule of a phone that may stay empty while the account has none. */
const firstPhone: FieldRule<string, string | undefined> = {
  missing: accountFields.phone.missing,
  read: (typed) => (typed.trim() === '' ? { value: undefined } : accountFields.phone.read(typed)),
}

interface ProfileQuestions {
  /** The account has a phone number, which can be changed but not removed. */
  readonly hasPhone: boolean
  readonly email: string
  /**
   * A new address or password needs the current password: of an admin always, otherwise once the
   * server asks for it (rules: passwords, rights-are-money).
   */
  readonly asksPassword: boolean
  /** The server asks for the code of the second step. */
  readonly asksCode: boolean
}

/** Rule of the current password while nothing needs it. */
const unneeded: FieldRule<string, string | undefined> = {
  missing: () => '',
  read: () => ({ value: undefined }),
}

/** Current rules: a password is checked and sent only when one is being set. */
export function profileRules(
  typed: ProfileTyped,
  { hasPhone, email, asksPassword, asksCode }: ProfileQuestions,
) {
  const setsPassword = typed.password !== '' || typed.confirmPassword !== ''
  const needsProof = setsPassword || emailKey(typed.email) !== emailKey(email)
  return {
    name: accountFields.name,
    email: accountFields.email,
    phone: hasPhone ? accountFields.phone : firstPhone,
    ...(setsPassword && { password: newPassword, confirmPassword: confirmationOf(typed.password) }),
    ...(asksPassword && { currentPassword: needsProof ? currentPasswordRule : unneeded }),
    ...(asksCode && needsProof && { code: codeField }),
  }
}
