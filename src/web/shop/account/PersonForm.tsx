import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { accountFields } from '#domain/accounts/account-fields.ts'
import { confirmationOf, loginFields, newPassword } from '#domain/accounts/passwords.ts'
import type { FieldRule, FieldRules, SentBy } from '#domain/forms/rules.ts'
import { t } from '#messages'
import type { Action } from '#web/kit/feedback/action.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { useErrorTitle } from '#web/kit/page/page-title.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'
import { Form } from '#web/kit/ui/form/Form.tsx'
import { type FormHandle, useForm } from '#web/kit/ui/form/use-form.ts'
import { passwordFields } from './password-fields.ts'
import { personFields } from './person-fields.ts'

/** Typed values by field. */
export type FormText = Readonly<Record<string, string>>

/** Field of a person's form: its control, and its rule, which may depend on typed values. */
interface PersonField {
  readonly asked: () => { readonly label: string }
  readonly rule: FieldRule<string, unknown> | ((typed: FormText) => FieldRule<string, unknown>)
}
type PersonFields = Readonly<Record<string, PersonField>>

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
type SentByForm<Fields extends PersonFields> = SentBy<RulesOf<Fields>>

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
function usePersonForm<Fields extends PersonFields>(
  prefix: string,
  fields: Fields,
  begun: FormText = {},
): PersonFormHandle<Fields> {
  type Start = Readonly<Record<keyof Fields & string, string>>
  type Rules = RulesOf<Fields> & FieldRules<Start>
  const of = <Value,>(value: (field: PersonField, name: string) => Value) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field, name)]))
  return useForm<Start, Rules>(
    prefix,
    { ...begun, ...of((_, name) => begun[name] ?? '') } as Start,
    (typed) => of(({ rule }) => (typeof rule === 'function' ? rule(typed) : rule)) as Rules,
  )
}

interface PersonSubmitOptions<Fields extends PersonFields>
  extends Pick<Action<[]>, 'success' | 'fallback'> {
  readonly id: string
  readonly fields: Fields
  /** Sends the form's values; the sentence of an ApiError is shown in the form. */
  readonly send: (values: SentByForm<Fields>) => Promise<unknown>
  readonly begun?: FormText
  /** Called with the values after each change. */
  readonly onTyped?: (typed: FormText) => void
}

/** State and submission of a form about a person: login, registration, passwords. */
export function usePersonSubmit<Fields extends PersonFields>({
  id,
  fields,
  send,
  begun,
  onTyped = () => {},
  ...messages
}: PersonSubmitOptions<Fields>) {
  const form = usePersonForm(id, fields, begun)
  const state = useSubmit({ form, send: () => send(form.sent()), ...messages })
  useErrorTitle(state.failure !== null || Object.keys(form.mistakes).length > 0)
  const { typed } = form
  const report = useEffectEvent(onTyped)
  useEffect(() => report(typed), [typed])
  return { fields, form, ...state }
}

interface PersonFormProps<Fields extends PersonFields> {
  readonly of: ReturnType<typeof usePersonSubmit<Fields>>
  /** Labels of the button, idle and pending. */
  readonly button: readonly [label: string, pending: string]
  readonly belowButton?: ReactNode
  /** Wraps the fields, in a section for example. */
  readonly frame?: (fields: ReactNode) => ReactNode
}

/** Form about a person: its fields in sequence, its failure, its button. */
export function PersonForm<Fields extends PersonFields>({
  of: { fields, form, isPending, failure, submit },
  button: [label, pending],
  belowButton,
  frame = (controls) => controls,
}: PersonFormProps<Fields>) {
  return (
    <Form
      form={form}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      submit={
        <>
          <Button type="submit" size="large" wide busy={isPending}>
            {isPending ? pending : label}
          </Button>
          {belowButton}
        </>
      }
    >
      {frame(
        Object.entries(fields).map(([name, { asked }]) => (
          <TextField key={name} {...asked()} {...form.field(name)} />
        )),
      )}
    </Form>
  )
}
