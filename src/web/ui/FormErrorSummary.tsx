import { useEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'

/** One refused field: the id of its control and its sentence. */
export interface FormError {
  readonly fieldId: string
  readonly message: string
}

interface FormErrorSummaryProps {
  readonly errors: readonly FormError[]
  /** What the server said of the whole form. */
  readonly message?: string | null
  /** Counts the submits: the summary takes the focus at each refused one. */
  readonly attempt: number
}

/** Says after a refused submit what to mend, with links to the fields; takes the focus. */
export function FormErrorSummary({ errors, message, attempt }: FormErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 0 || !!message
  useEffect(() => {
    if (attempt > 0 && isShown) summary.current?.focus()
  }, [attempt, isShown])
  if (!isShown) return null
  const lines = [
    ...new Map(errors.map((error) => [`${error.fieldId} ${error.message}`, error])).values(),
  ]
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      className="rounded-card border-2 border-danger bg-payment-rejected-tint p-4"
    >
      <h2 className="flex items-center gap-2 text-base text-payment-rejected">
        <Icon name="warning" />
        {message || 'Please check these fields'}
      </h2>
      {lines.length > 0 && (
        <ul className="mt-2 grid gap-1 ps-7">
          {lines.map(({ fieldId, message: sentence }) => (
            <li key={`${fieldId} ${sentence}`}>
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
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
