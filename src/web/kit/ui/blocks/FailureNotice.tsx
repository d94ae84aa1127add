import type { Failure } from '#web/kit/api/failure.ts'
import { Notice } from '../Notice.tsx'
import { FailureText } from './FailureText.tsx'

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
