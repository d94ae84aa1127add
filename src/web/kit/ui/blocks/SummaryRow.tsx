import type { ReactNode } from 'react'
import { classNames } from '#web/kit/ui/class-names.ts'

interface SummaryRowProps {
  readonly label: string
  readonly look?: string
  readonly children: ReactNode
}

/** Row of a summary, label and amount, inside a `dl`. */
export function SummaryRow({ label, look, children }: SummaryRowProps) {
  return (
    <div className={classNames('flex items-baseline justify-between gap-4', look)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
