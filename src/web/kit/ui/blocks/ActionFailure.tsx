import type { Failure } from '#web/kit/api/failure.ts'
import { FieldError } from '../Field.tsx'
import { FailureText } from './FailureText.tsx'

interface ActionFailureProps {
  readonly id: string
  /** Null without one. */
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
