import { formatMoney, type Paisa } from '#domain/money.ts'
import { t } from '#messages'
import { hiddenText } from '#web/kit/ui/hidden-text.tsx'
import { classNames } from './class-names.ts'

interface MoneyProps {
  readonly amount: Paisa
  /** Uses proportional figures: no other amount is aligned with it. */
  readonly isAlone?: boolean
  readonly className?: string
}

/**
 * Amount as 'Rs. 1,234', left to right in every language, in tabular figures, so that amounts in a
 * column are aligned.
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

/** Struck-out list price, with its name for screen readers. */
export function StruckMoney({ amount, className }: MoneyProps) {
  return (
    <s className={classNames('text-struck', className)}>
      {t.common.originalPrice({
        price: <Money amount={amount} />,
        hidden: hiddenText,
      })}
    </s>
  )
}
