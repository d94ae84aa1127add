import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './Icon.tsx'

export type NoticeTone = 'info' | 'offer' | 'success' | 'warning' | 'danger'

const tones: Readonly<Record<NoticeTone, { look: string; icon: IconName }>> = {
  info: { look: 'border-hairline bg-white text-ink', icon: 'info' },
  offer: { look: 'border-marigold bg-pending-tint text-ink', icon: 'tag' },
  success: { look: 'border-save bg-delivered-tint text-delivered', icon: 'check' },
  warning: { look: 'border-pending bg-pending-tint text-pending', icon: 'warning' },
  danger: { look: 'border-danger bg-payment-rejected-tint text-payment-rejected', icon: 'warning' },
}

interface NoticeProps {
  readonly tone: NoticeTone
  readonly icon?: IconName
  readonly title?: string
  readonly children?: ReactNode
  /** Announced when it appears: a failure next to its cause. */
  readonly isAlert?: boolean
  readonly className?: string
}

/** Message box within a page: a banner, a hint, a failure. A text alone becomes a paragraph. */
export function Notice({ tone, icon, title, children, isAlert, className }: NoticeProps) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className={classNames(
        'flex items-start gap-3 rounded-card border px-4 py-3',
        tones[tone].look,
        className,
      )}
    >
      <Icon name={icon ?? tones[tone].icon} className="mt-0.5" />
      <div className="grid min-w-0 gap-1 text-sm">
        {title && <p className="font-semibold text-base">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  )
}
