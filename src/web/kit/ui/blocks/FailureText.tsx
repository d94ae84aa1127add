import type { Failure } from '#web/kit/api/failure.ts'
import { FieldError } from '../Field.tsx'

/** Sentence of a failure, and below it why there is no answer (rule: messages-in-place). */
export function FailureText({ message, reason }: Failure) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span>{message}</span>
      {reason && <span className="font-normal">{reason}</span>}
    </span>
  )
}

interface ActionFailureProps {
  readonly id: string
  readonly failure: Failure | null
  readonly className?: string
}

/** Failure of an action next to its cause, announced at once (rule: messages-in-place). */
export function ActionFailure({ id, failure, className }: ActionFailureProps) {
  if (!failure) return null
  return (
    <div role="alert" className={className}>
      <FieldError id={id}>
        <FailureText {...failure} />
      </FieldError>
    </div>
  )
}
