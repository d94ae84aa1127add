import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

interface EmptyStateProps {
  readonly icon: IconName
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** Level of the heading: 1 when the empty state is the whole page. */
  readonly level?: 1 | 2 | 3
}

/** Empty state of a page or list: the cause, and one action to continue. */
export function EmptyState({ icon, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-hairline bg-white px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-chip bg-plum-tint text-plum">
        <Icon name={icon} className="size-8" />
      </span>
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
