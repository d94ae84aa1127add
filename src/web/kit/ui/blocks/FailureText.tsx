import type { Failure } from '#web/kit/api/failure.ts'

/**
 * Sentence of a failure, and below it why there is no answer, each in an element of its own (rule:
 * messages-in-place).
 */
export function FailureText({ message, reason }: Failure) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span>{message}</span>
      {reason && <span className="font-normal">{reason}</span>}
    </span>
  )
}
