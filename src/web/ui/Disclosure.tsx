import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

interface DisclosureProps {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly isOpen?: boolean
  readonly onToggle?: (isOpen: boolean) => void
  readonly className?: string
}

/** Opens and closes; works before any script has loaded. */
export function Disclosure({ summary, children, isOpen, onToggle, className }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={classNames('group', className)}
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-control py-2 font-semibold">
        {summary}
        <Icon name="down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-2 pb-3">{children}</div>
    </details>
  )
}
