import type { KeyboardEvent } from 'react'
import { t } from '#messages'
import { classNames } from '#web/kit/ui/class-names.ts'
import { type CheckoutMode, checkoutModes } from './checkout-draft.ts'

const labels = (): Readonly<Record<CheckoutMode, string>> => ({
  guest: t.checkout.guest,
  login: t.checkout.login,
  register: t.checkout.register,
})

const PANEL = 'checkout-panel'
const tabId = (mode: CheckoutMode) => `checkout-tab-${mode}`

/** Attributes of the tab panel below the choice. */
export function modePanel(mode: CheckoutMode) {
  return { role: 'tabpanel', id: PANEL, 'aria-labelledby': tabId(mode) } as const
}

interface CheckoutModesProps {
  readonly mode: CheckoutMode
  readonly onMode: (mode: CheckoutMode) => void
}

/** Choice between three ways to check out; ordering as a guest comes first. */
export function CheckoutModes({ mode, onMode }: CheckoutModesProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = checkoutModes.indexOf(mode) + step
    const next = checkoutModes[(index + checkoutModes.length) % checkoutModes.length] ?? mode
    onMode(next)
    document.getElementById(tabId(next))?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={t.checkout.ways}
      onKeyDown={move}
      className="flex flex-wrap gap-1 rounded-card border border-hairline bg-white p-1"
    >
      {checkoutModes.map((choice) => (
        <button
          key={choice}
          id={tabId(choice)}
          type="button"
          role="tab"
          aria-selected={choice === mode}
          aria-controls={PANEL}
          tabIndex={choice === mode ? 0 : -1}
          onClick={() => onMode(choice)}
          className={classNames(
            'min-h-12 grow rounded-control px-2 font-semibold text-sm transition-colors sm:text-base',
            choice === mode ? 'bg-plum text-white' : 'text-plum hover:bg-plum-tint',
          )}
        >
          {labels()[choice]}
        </button>
      ))}
    </div>
  )
}
