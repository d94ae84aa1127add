import type { FormEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Notice } from '../Notice.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import type { CheckedForm } from './use-form.ts'

interface FormProps<Field extends string> {
  readonly form: CheckedForm<Field>
  /** Under way: further submits are not heard. */
  readonly isPending: boolean
  /** Why the last submit failed as a whole; shown above the button, where it was pressed. */
  readonly failure: string | null
  /** Called when every field passes. */
  readonly onSubmit: () => void
  /** The button, and what belongs beside it. */
  readonly submit: ReactNode
  readonly children: ReactNode
  /** Text of a field's error in the summary, where it differs. */
  readonly listed?: (mistake: string, field: Field) => string
  readonly className?: string
  readonly 'aria-labelledby'?: string
}

/**
 * The shell of every form: checks before sending, lists what to mend and moves the focus there,
 * takes one submit at a time and says what the server refused. Pending and failure are required, so
 * that nobody forgets them.
 */
export function Form<Field extends string>({
  form,
  isPending,
  failure,
  onSubmit,
  submit,
  children,
  listed,
  className,
  ...label
}: FormProps<Field>) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && form.passes()) onSubmit()
  }
  return (
    <form
      {...label}
      noValidate
      // Sent by nobody but the shop; whatever goes wrong, no password stands in an address.
      method="post"
      onSubmit={send}
      aria-busy={isPending || undefined}
      className={classNames('flex flex-col gap-5', className)}
    >
      {form.attempt > 0 && (
        <FormErrorSummary errors={firstOfEach(form, listed)} attempt={form.attempt} />
      )}
      {children}
      {failure && (
        <Notice tone="danger" isAlert>
          {failure}
        </Notice>
      )}
      {submit}
    </form>
  )
}

/** One line for each sentence, leading to the first field that it stands at. */
function firstOfEach<Field extends string>(
  form: CheckedForm<Field>,
  listed: FormProps<Field>['listed'] = (mistake) => mistake,
) {
  const fields = new Map<string, Field>()
  for (const field of Object.keys(form.typed) as Field[]) {
    const mistake = form.mistakes[field]
    if (!mistake) continue
    const message = listed(mistake, field)
    if (!fields.has(message)) fields.set(message, field)
  }
  return [...fields].map(([message, field]) => ({ message, fieldId: form.fieldId(field) }))
}
