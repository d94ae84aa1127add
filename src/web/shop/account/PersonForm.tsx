import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Action } from '#web/kit/feedback/action.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { useErrorTitle } from '#web/kit/page/page-title.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'
import { Form } from '#web/kit/ui/form/Form.tsx'
import { type FormText, type PersonFields, type SentByForm, usePersonForm } from './person-forms.ts'

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
