import { formatMoney, type Paisa } from '#domain/money.ts'
import { classNames } from './class-names.ts'

interface MoneyProps {
  readonly amount: Paisa
  readonly className?: string
}

/** 'Rs. 1,234': figures of one width, read from left to right in every language. */
export function Money({ amount, className }: MoneyProps) {
  return (
    <bdi dir="ltr" className={classNames('whitespace-nowrap tabular-nums', className)}>
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
