import { useEffect, useRef } from 'react'
import { t } from '#messages'
import { Icon } from '../Icon.tsx'

/** One refused field: the id of its control and its sentence. */
export interface FormError {
  readonly fieldId: string
  readonly message: string
}

interface FormErrorSummaryProps {
  readonly errors: readonly FormError[]
  /** Counts the submits: the summary takes the focus at each refused one. */
  readonly attempt: number
}

/** Summary of the errors after a refused submit, with links to the fields; it takes the focus. */
export function FormErrorSummary({ errors, attempt }: FormErrorSummaryProps) {
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
