import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react'
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
import { PasswordField } from '#web/kit/ui/form/PasswordField.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { passwordFields } from './password-fields.ts'
import { personFields } from './person-fields.ts'

export type FormText = Readonly<Record<string, string>>

/** Field of a person's form: the props of its control, and its rule, which may depend on typed values. */
type PersonField = (
  typed: FormText,
) => ComponentProps<typeof TextField> & { readonly rule: FieldRule<string, unknown> }
type PersonFields = Readonly<Record<string, PersonField>>

const email = () => ({ ...personFields().email, rule: accountFields.email })
const confirmPassword = ({ password = '' }: FormText) => ({
  ...passwordFields().confirmPassword,
  rule: confirmationOf(password),
})

export const loginForm = {
  email,
  password: () => ({ ...passwordFields().password, rule: loginFields.password }),
}

/** Fields of the registration inside the checkout: the password once. */
export const shortRegistration = {
  name: () => ({ ...personFields().name, rule: accountFields.name }),
  email,
  password: () => ({ ...passwordFields().newPassword, rule: newPassword }),
}

export const registration = { ...shortRegistration, confirmPassword }

export const forgottenForm = { email }

export const newPasswordForm = {
  password: () => ({ ...shortRegistration.password(), label: t.account.newPassword }),
  confirmPassword: (typed: FormText) => ({
    ...confirmPassword(typed),
    label: t.account.confirmNewPassword,
  }),
}

type RulesOf<Fields extends PersonFields> = {
  readonly [Name in keyof Fields]: ReturnType<NonNullable<Fields[Name]>>['rule']
}

export interface PersonFormOptions<Fields extends PersonFields>
  extends Pick<Action<[]>, 'success' | 'fallback'> {
  readonly id: string
  readonly fields: Fields
  /** Sends the form's values; the sentence of an ApiError is shown in the form. */
  readonly send: (values: SentBy<RulesOf<Fields>>) => Promise<unknown>
  /** Values that were typed elsewhere before, and those of fields that are added later. */
  readonly begun?: FormText
  readonly onTyped?: (typed: FormText) => void
}

/** State and submission of a form about a person: login, registration, passwords. */
export function usePersonForm<Fields extends PersonFields>({
  id,
  fields,
  send,
  begun = {},
  onTyped = () => {},
  ...messages
}: PersonFormOptions<Fields>) {
  type Start = Readonly<Record<keyof Fields & string, string>>
  type Rules = RulesOf<Fields> & FieldRules<Start>
  const entries = Object.entries(fields)
  const form = useForm<Start, Rules>(
    id,
    {
      ...begun,
      ...Object.fromEntries(entries.map(([name]) => [name, begun[name] ?? ''])),
    } as Start,
    (typed) =>
      Object.fromEntries(entries.map(([name, field]) => [name, field(typed).rule])) as Rules,
  )
  const { isPending, failure, submit } = useSubmit({
    form,
    send: () => send(form.sent()),
    ...messages,
  })
  useErrorTitle(failure !== null || Object.keys(form.mistakes).length > 0)
  const { typed } = form
  const report = useEffectEvent(onTyped)
  useEffect(() => report(typed), [typed])
  return { fields, form, isPending, failure, onSubmit: submit }
}

interface PersonFormProps<Fields extends PersonFields>
  extends ReturnType<typeof usePersonForm<Fields>> {
  readonly button: readonly [label: string, pending: string]
  readonly belowButton?: ReactNode
  /** Wraps the fields, in a section for example. */
  readonly frame?: ((fields: ReactNode) => ReactNode) | undefined
}

/** Form about a person: its fields in sequence, its failure, its button. */
export function PersonForm<Fields extends PersonFields>({
  fields,
  button: [label, pending],
  belowButton,
  frame = (controls) => controls,
  ...submission
}: PersonFormProps<Fields>) {
  const { form, isPending } = submission
  return (
    <Form
      {...submission}
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
        Object.entries(fields).map(([name, field]) => {
          const { rule: _, ...control } = field(form.typed)
          const PersonalField = control.type === 'password' ? PasswordField : TextField
          return <PersonalField key={name} {...control} {...form.field(name)} />
        }),
      )}
    </Form>
  )
}
