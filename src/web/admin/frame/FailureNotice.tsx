import type { Failure } from '#web/kit/api/failure.ts'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'

interface FailureNoticeProps {
  readonly failure: Failure | null
  readonly className?: string
}

/** Notice of a failed action, announced as an alert. */
export function FailureNotice({ failure, className }: FailureNoticeProps) {
  return (
    failure && (
      <Notice tone="danger" isAlert {...(className && { className })}>
        <FailureText {...failure} />
      </Notice>
    )
  )
}
