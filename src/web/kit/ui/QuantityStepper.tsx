import { useId } from 'react'
import { t } from '#messages'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

interface QuantityStepperProps {
  readonly quantity: number
  readonly max: number
  /** The counted thing: 'Aurora case (iPhone 15)'. */
  readonly of: string
  readonly onChange: (quantity: number) => void
  readonly maxReason: string
}

/** Minus and plus around a number from 1 to `max`, where the reason is shown. */
export function QuantityStepper({ quantity, max, of, onChange, maxReason }: QuantityStepperProps) {
  const reasonId = useId()
  const isLeast = quantity <= 1
  const isMost = quantity >= max
  const step = (by: number, isOff: boolean) => () => {
    if (!isOff) onChange(quantity + by)
  }
  const look = (isOff: boolean) =>
    classNames(
      'grid size-11 place-items-center rounded-control transition-colors',
      isOff ? 'text-edge' : 'text-plum hover:bg-plum-tint',
    )
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form */}
      <div
        role="group"
        aria-label={t.cart.quantity({ name: of })}
        className="inline-flex items-center rounded-control border border-edge bg-white"
      >
        <button
          type="button"
          aria-label={t.cart.decrease({ name: of })}
          aria-disabled={isLeast || undefined}
          onClick={step(-1, isLeast)}
          className={look(isLeast)}
        >
          <Icon name="minus" />
        </button>
        <output className="grid min-w-9 place-items-center font-semibold tabular-nums">
          {quantity}
        </output>
        <button
          type="button"
          aria-label={t.cart.increase({ name: of })}
          aria-disabled={isMost || undefined}
          aria-describedby={isMost ? reasonId : undefined}
          onClick={step(1, isMost)}
          className={look(isMost)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {isMost && (
        <p id={reasonId} className="mt-1 text-muted text-xs">
          {maxReason}
        </p>
      )}
    </div>
  )
}
