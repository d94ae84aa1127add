import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { t } from '#messages'
import type { Failure } from '#web/kit/api/failure.ts'
import { FailureText } from '../blocks/FailureText.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { Notice } from '../Notice.tsx'
import type { CheckedForm } from './use-form.ts'

interface FormProps<Field extends string> {
  readonly form: CheckedForm<Field>
  /** Submit in flight: further submits are ignored. */
  readonly isPending: boolean
  /** Why the last submit failed as a whole; shown above the button, where it was pressed. */
  readonly failure: Failure | null
  readonly onSubmit: () => void
  /** The submit button, and any controls next to it. */
  readonly submit: ReactNode
  readonly children: ReactNode
  /** Text of a field's error in the summary, if it differs from the one at the field. */
  readonly listed?: (mistake: string, field: Field) => string
  readonly className?: string
  readonly 'aria-labelledby'?: string
}

/**
 * Shell of every form: validates before sending, focuses an error summary, allows one submit at a
 * time and shows the server's refusal. `isPending` and `failure` can't be forgotten.
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
      // Only scripts send the form; a native submit by accident must not put a password in the URL.
      method="post"
      onSubmit={send}
      aria-busy={isPending || undefined}
      className={classNames('flex flex-col gap-5', className)}
    >
      {form.attempt > 0 && (
        <FormErrorSummary errors={firstOfEach(form, listed)} attempt={form.attempt} />
      )}
      {children}
      <FailureNotice failure={failure} />
      {submit}
    </form>
  )
}

interface FailureNoticeProps {
  readonly failure: Failure | null
  readonly className?: string
}

/** Notice of a failed action, announced as an alert. */
export function FailureNotice({ failure, ...look }: FailureNoticeProps) {
  return (
    failure && (
      <Notice {...look} tone="danger" isAlert>
        <FailureText {...failure} />
      </Notice>
    )
  )
}

/** One line per distinct error, with a link to the first field that shows it. */
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

interface FormErrorSummaryProps {
  readonly errors: ReturnType<typeof firstOfEach>
  /** Counts the submits: the summary takes the focus at each refused one. */
  readonly attempt: number
}

/** Summary of the errors after a refused submit, with links to the fields; it takes the focus. */
function FormErrorSummary({ errors, attempt }: FormErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 0
  useEffect(() => {
    if (attempt > 0 && isShown) summary.current?.focus()
  }, [attempt, isShown])
  if (!isShown) return null
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      className="rounded-card border-2 border-danger bg-payment-rejected-tint p-4"
    >
      <h2 className="flex items-center gap-2 text-base text-payment-rejected">
        <Icon name="warning" />
        {t.forms.checkFields}
      </h2>
      <ul className="mt-2 grid gap-1 ps-7">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="font-medium text-payment-rejected underline underline-offset-3"
              onClick={(event) => {
                const field = document.getElementById(fieldId)
                if (!field) return
                event.preventDefault()
                field.scrollIntoView({ block: 'center' })
                field.focus({ preventScroll: true })
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
