import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import type { ShownLine } from './cart-lines.ts'

interface ProceedToCheckoutProps {
  readonly lines: readonly ShownLine[]
  /** Beside the total there is no room for an arrow. */
  readonly isShort?: boolean
}

/** Link to the checkout, unless a line can't be ordered any more (rule: unavailable-lines). */
export function ProceedToCheckout({ lines, isShort = false }: ProceedToCheckoutProps) {
  if (lines.some(({ line }) => line.unavailable)) {
    return (
      <Button size="large" wide showReason disabled={t.cart.removeToCheckOut}>
        {t.cart.proceed}
      </Button>
    )
  }
  return (
    <LinkButton
      to={paths.checkout()}
      size="large"
      wide
      {...(!isShort && { icon: 'arrow', iconAfter: true })}
    >
      {t.cart.proceed}
    </LinkButton>
  )
}
