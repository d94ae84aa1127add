import type { ReactNode } from 'react'
import { formatMoney, type Paisa } from '#domain/money.ts'
import { classNames } from './class-names.ts'

interface MoneyProps {
  readonly amount: Paisa
  /** Uses proportional figures: no other amount is aligned with it. */
  readonly isAlone?: boolean
  readonly className?: string
}

/** Amount in the direction of its language; tabular figures align amounts in a column. */
export function Money({ amount, isAlone, className }: MoneyProps) {
  return (
    <bdi className={classNames('whitespace-nowrap', !isAlone && 'tabular-nums', className)}>
      {formatMoney(amount)}
    </bdi>
  )
}

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
