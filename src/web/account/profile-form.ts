import { accountFields, confirmationOf } from '#domain/accounts/account-fields.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import type { PartsOf } from '#web/api/send.ts'
import type { FieldRules } from '#web/ui/form-state.ts'

export type ProfileField =
  | 'name'
  | 'email'
  | 'phone'
  | 'password'
  | 'confirmPassword'
  | 'currentPassword'
export type ProfileTyped = Readonly<Record<ProfileField, string>>

/** What the form begins with: the account as it is, no password. */
export function typedOf({
  name,
  email,
  phone,
}: Pick<SignedInUser, 'name' | 'email' | 'phone'>): ProfileTyped {
  return {
    name,
    email,
    phone: phone === '' ? '' : formatPhone(phone),
    password: '',
    confirmPassword: '',
    currentPassword: '',
  }
}

/** A phone that may stay empty as long as there never was one. */
const firstPhone: FieldRule = {
  missing: accountFields.phone.missing,
  read: (typed) => (typed.trim() === '' ? { value: '' } : accountFields.phone.read(typed)),
}

const currentPassword: FieldRule = {
  missing: 'Please enter your current password',
  read: (typed) =>
    typed === '' ? { mistake: 'Please enter your current password' } : { value: typed },
}

interface Asked {
  /** The account has a phone number, which can be changed but not taken away. */
  readonly hasPhone: boolean
  /** The server wants to know that it is still the same person (rule: passwords). */
  readonly asksPassword: boolean
}

/** The rules at the moment: a password only when one is being set. */
export function profileRules(
  typed: ProfileTyped,
  { hasPhone, asksPassword }: Asked,
): FieldRules<ProfileField> {
  const setsPassword = typed.password !== '' || typed.confirmPassword !== ''
  return {
    name: accountFields.name,
    email: accountFields.email,
    phone: hasPhone ? accountFields.phone : firstPhone,
    ...(setsPassword && {
      password: accountFields.password,
      confirmPassword: confirmationOf(typed.password),
    }),
    ...(asksPassword && { currentPassword }),
  }
}

/** What is sent: passwords and a phone only when they were filled in. */
export function profileBody({
  name,
  email,
  phone,
  password,
  currentPassword,
}: ProfileTyped): PartsOf<'updateProfile'>['body'] {
  return {
    name,
    email,
    ...(phone.trim() !== '' && { phone }),
    ...(password !== '' && { password }),
    ...(currentPassword !== '' && { currentPassword }),
  }
}
