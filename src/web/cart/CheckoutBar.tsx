import type { RefObject } from 'react'
import type { Totals } from '#domain/cart/totals.ts'
import { Money } from '#web/ui/Money.tsx'
import type { ShownLine } from './cart-lines.ts'
import { useIsOutOfView } from './out-of-view.ts'
import { ProceedToCheckout } from './ProceedToCheckout.tsx'

interface CheckoutBarProps {
  readonly lines: readonly ShownLine[]
  readonly totals: Totals
  /** What holds the summary's own button. */
  readonly instead: RefObject<Element | null>
}

/** Total and way on at the foot of a small screen while the summary's own button is out of view. */
export function CheckoutBar({ lines, totals, instead }: CheckoutBarProps) {
  if (!useIsOutOfView(instead)) return null
  return (
    <section
      aria-label="Total"
      className="fixed inset-x-0 bottom-0 z-20 flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-t bg-white px-4 py-3 shadow-raised sm:px-6 lg:hidden"
    >
      <p className="grid leading-tight">
        <span className="text-muted text-sm">Total</span>
        <Money amount={totals.total} className="font-semibold text-lg" />
      </p>
      <div className="grow basis-48">
        <ProceedToCheckout lines={lines} isShort />
      </div>
    </section>
  )
}
