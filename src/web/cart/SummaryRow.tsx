import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface SummaryRowProps {
  readonly label: string
  readonly look?: string
  readonly children: ReactNode
}

/** One row of a summary: what, and how much. Lives in a `dl`. */
export function SummaryRow({ label, look, children }: SummaryRowProps) {
  return (
    <div className={classNames('flex items-baseline justify-between gap-4', look)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
