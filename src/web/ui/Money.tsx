import { formatMoney, type Paisa } from '#domain/money.ts'
import { classNames } from './class-names.ts'

interface MoneyProps {
  readonly amount: Paisa
  /** Large and with no figure below it, which it would have to be in line with. */
  readonly isAlone?: boolean
  readonly className?: string
}

/**
 * 'Rs. 1,234', read from left to right in every language: in figures of one width, so that amounts
 * below each other are in line.
 */
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

/** A price that no longer holds, struck out and named as such. */
export function StruckMoney({ amount, className }: MoneyProps) {
  return (
    <s className={classNames('text-struck', className)}>
      <span className="sr-only">Original price: </span>
      <Money amount={amount} />
    </s>
  )
}
