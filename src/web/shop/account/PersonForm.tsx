import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Failure } from '#web/kit/api/failure.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { useErrorTitle } from '#web/kit/page/page-title.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'
import { Form } from '#web/kit/ui/form/Form.tsx'
import {
  type FormText,
  type PersonField,
  type PersonFields,
  type PersonFormHandle,
  type SentByForm,
  usePersonForm,
} from './person-forms.ts'

interface PersonSubmitOptions<Fields extends PersonFields> {
  readonly id: string
  readonly fields: Fields
  /** Sends the form's values; the sentence of an ApiError is shown in the form. */
  readonly send: (values: SentByForm<Fields>) => Promise<unknown>
  /** Text of the toast after success; none by default. */
  readonly success?: string
  /** Failure text where the server sends none. */
  readonly fallback: string
  readonly begun?: FormText
  /** Called with the values after each change. */
  readonly onTyped?: (typed: FormText) => void
}

interface PersonSubmission<Fields extends PersonFields> {
  readonly fields: Fields
  readonly form: PersonFormHandle<Fields>
  readonly isPending: boolean
  readonly failure: Failure | null
  readonly submit: () => void
}

/** State and submission of a form about a person: login, registration, passwords. */
export function usePersonSubmit<Fields extends PersonFields>({
  id,
  fields,
  send,
  success,
  fallback,
  begun,
  onTyped = () => {},
}: PersonSubmitOptions<Fields>): PersonSubmission<Fields> {
  const form = usePersonForm(id, fields, begun)
  const state = useSubmit({
    form,
    send: () => send(form.sent()),
    ...(success !== undefined && { success }),
    fallback,
  })
  useErrorTitle(state.failure !== null || Object.keys(form.mistakes).length > 0)
  const { typed } = form
  const report = useEffectEvent(onTyped)
  useEffect(() => report(typed), [typed])
  return { fields, form, ...state }
}

interface PersonFormProps<Fields extends PersonFields> {
  readonly of: PersonSubmission<Fields>
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
  const names = Object.keys(fields) as (keyof Fields & string)[]
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
        names.map((name) => (
          <TextField key={name} {...controlOf(fields, name)} {...form.field(name)} />
        )),
      )}
    </Form>
  )
}

function controlOf<Name extends string>(
  fields: Readonly<Record<Name, PersonField>>,
  name: Name,
): ReturnType<PersonField['asked']> {
  return fields[name].asked()
}
