import { formatMoney, type Paisa } from '#domain/money.ts'
import { classNames } from './class-names.ts'

interface MoneyProps {
  readonly amount: Paisa
  /** Uses proportional figures: no other amount is aligned with it. */
  readonly isAlone?: boolean
  readonly className?: string
}

/** Amount as 'Rs. 1,234', left to right; tabular figures align amounts in a column. */
export function Money({ amount, isAlone, className }: MoneyProps) {
  return (
    <bdi
      dir="ltr"
      className={classNames('whitespace-nowrap', !isAlone && 'tabular-nums', className)}
    >
      {formatMoney(amount)}
    </bdi>
  )
}
