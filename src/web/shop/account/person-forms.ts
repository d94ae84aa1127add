import { accountFields } from '#domain/accounts/account-fields.ts'
import { confirmationOf, loginFields, newPassword } from '#domain/accounts/passwords.ts'
import type { FieldRule, FieldRules, SentBy } from '#domain/forms/rules.ts'
import { t } from '#messages'
import { type FormHandle, useForm } from '#web/kit/ui/form/use-form.ts'
import { passwordFields } from './password-fields.ts'
import { personFields } from './person-fields.ts'

/** Typed values by field. */
export type FormText = Readonly<Record<string, string>>

/** Field of a person's form: its control, and its rule, which may depend on typed values. */
export interface PersonField {
  readonly asked: () => { readonly label: string }
  readonly rule: FieldRule<string, unknown> | ((typed: FormText) => FieldRule<string, unknown>)
}
export type PersonFields = Readonly<Record<string, PersonField>>

const email = { asked: () => personFields().email, rule: accountFields.email }
const confirmPassword = {
  asked: () => passwordFields().confirmPassword,
  rule: ({ password = '' }: FormText) => confirmationOf(password),
}

/** Fields of the login. */
export const loginForm = {
  email,
  password: { asked: () => passwordFields().password, rule: loginFields.password },
}

/** Fields of the registration inside the checkout: the password once. */
export const shortRegistration = {
  name: { asked: () => personFields().name, rule: accountFields.name },
  email,
  password: { asked: () => passwordFields().newPassword, rule: newPassword },
}

/** Fields of the registration. */
export const registration = { ...shortRegistration, confirmPassword }

/** Fields of the request for a reset link. */
export const forgottenForm = { email }

/** Fields of the page of a reset link. */
export const newPasswordForm = {
  password: {
    asked: () => ({ ...passwordFields().newPassword, label: t.account.newPassword }),
    rule: newPassword,
  },
  confirmPassword: {
    ...confirmPassword,
    asked: () => ({ ...passwordFields().confirmPassword, label: t.account.confirmNewPassword }),
  },
}

type RulesOf<Fields extends PersonFields> = {
  readonly [Name in keyof Fields]: Fields[Name]['rule'] extends (typed: never) => infer Rule
    ? Rule
    : Fields[Name]['rule']
}

/** Values that one of these forms sends. */
export type SentByForm<Fields extends PersonFields> = SentBy<RulesOf<Fields>>

/** Handle of one of these forms. */
type PersonFormHandle<Fields extends PersonFields> = FormHandle<
  keyof Fields & string,
  Readonly<Record<keyof Fields & string, string>>,
  SentByForm<Fields>
>

/**
 * State of one of these forms. `begun` holds values that were typed elsewhere before, and those of fields
 * that are added later.
 */
export function usePersonForm<Fields extends PersonFields>(
  prefix: string,
  fields: Fields,
  begun: FormText = {},
): PersonFormHandle<Fields> {
  type Start = Readonly<Record<keyof Fields & string, string>>
  type Rules = RulesOf<Fields> & FieldRules<Start>
  const of = <Value>(value: (field: PersonField, name: string) => Value) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field, name)]))
  return useForm<Start, Rules>(
    prefix,
    { ...begun, ...of((_, name) => begun[name] ?? '') } as Start,
    (typed) => of(({ rule }) => (typeof rule === 'function' ? rule(typed) : rule)) as Rules,
  )
}
