import { accountFields } from '#domain/accounts/account-fields.ts'
import { confirmationOf, loginFields, newPassword } from '#domain/accounts/passwords.ts'
import type { FieldRule, FieldRules, SentBy } from '#domain/forms/rules.ts'
import { type FormHandle, useForm } from '#web/ui/form/use-form.ts'
import { passwordFields } from './password-fields.ts'
import { personFields } from './person-fields.ts'

/** What was typed, by field. */
export type Typed = Readonly<Record<string, string>>

/** A field of a person's form: how it is asked, and its rule, which may depend on what is typed. */
interface PersonField {
  readonly asked: { readonly label: string }
  readonly rule: FieldRule<string, unknown> | ((typed: Typed) => FieldRule<string, unknown>)
}
export type PersonForm = Readonly<Record<string, PersonField>>

const email = { asked: personFields.email, rule: accountFields.email }
const confirmPassword = {
  asked: passwordFields.confirmPassword,
  rule: ({ password = '' }: Typed) => confirmationOf(password),
}

/** What is asked of whoever comes in. */
export const loginForm = {
  email,
  password: { asked: passwordFields.password, rule: loginFields.password },
}

/** What is asked for an account inside the checkout: the password only once. */
export const shortRegistration = {
  name: { asked: personFields.name, rule: accountFields.name },
  email,
  password: { asked: passwordFields.newPassword, rule: newPassword },
}

/** What is asked for an account. */
export const registration = { ...shortRegistration, confirmPassword }

/** What is asked of whoever forgot their password. */
export const forgottenForm = { email }

/** What is asked of whoever holds a reset link. */
export const newPasswordForm = {
  password: {
    asked: { ...passwordFields.newPassword, label: 'New password' },
    rule: newPassword,
  },
  confirmPassword: {
    ...confirmPassword,
    asked: { ...passwordFields.confirmPassword, label: 'Confirm new password' },
  },
}

type RulesOf<Fields extends PersonForm> = {
  readonly [Name in keyof Fields]: Fields[Name]['rule'] extends (typed: never) => infer Rule
    ? Rule
    : Fields[Name]['rule']
}

/** One of these forms on a screen. */
type PersonFormHandle<Fields extends PersonForm> = FormHandle<
  keyof Fields & string,
  Readonly<Record<keyof Fields & string, string>>,
  SentBy<RulesOf<Fields>>
>

/** Puts one of these forms on a screen; begins with what was typed elsewhere already. */
export function usePersonForm<Fields extends PersonForm>(
  prefix: string,
  fields: Fields,
  begun: Typed = {},
): PersonFormHandle<Fields> {
  type Start = Readonly<Record<keyof Fields & string, string>>
  type Rules = RulesOf<Fields> & FieldRules<Start>
  const of = <Value>(value: (field: PersonField, name: string) => Value) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field, name)]))
  return useForm<Start, Rules>(
    prefix,
    of((_, name) => begun[name] ?? '') as Start,
    (typed) => of(({ rule }) => (typeof rule === 'function' ? rule(typed) : rule)) as Rules,
  )
}
