import { Notice } from '#web/ui/Notice.tsx'

interface FailureNoticeProps {
  /** Message of a failed action; null without one. */
  readonly children: string | null
  readonly className?: string
}

/** Notice of a failed action, announced as an alert. */
export function FailureNotice({ children, className }: FailureNoticeProps) {
  return (
    children && (
      <Notice tone="danger" isAlert {...(className && { className })}>
        {children}
      </Notice>
    )
  )
}
