import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './Icon.tsx'

const tones = {
  offer: 'bg-marigold text-ink',
  neutral: 'bg-cancelled-tint text-cancelled',
  plum: 'bg-plum text-white',
  pending: 'bg-pending-tint text-pending',
  'payment-pending': 'bg-payment-pending-tint text-payment-pending',
  'payment-rejected': 'bg-payment-rejected-tint text-payment-rejected',
  paid: 'bg-paid-tint text-paid',
  processing: 'bg-processing-tint text-processing',
  shipped: 'bg-shipped-tint text-shipped',
  delivered: 'bg-delivered-tint text-delivered',
  cancelled: 'bg-cancelled-tint text-cancelled',
} as const

export type BadgeTone = keyof typeof tones

interface BadgeProps {
  readonly tone: BadgeTone
  /** Required for a status badge, since colour must not be the only sign. */
  readonly icon?: IconName
  readonly children: ReactNode
  readonly className?: string
}

/** Label of one or two words. The marigold tone is for offers only. */
export function Badge({ tone, icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex w-max max-w-full shrink-0 items-center gap-1 rounded-chip px-2.5 py-1 font-semibold text-xs',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} className="size-4" />}
      {children}
    </span>
  )
}
