import { paths } from '#domain/paths.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import type { ShownLine } from './cart-lines.ts'

/** The way on, unless something in the cart can't be ordered any more (rule: unavailable-lines). */
export function ProceedToCheckout({ lines }: { readonly lines: readonly ShownLine[] }) {
  if (lines.some(({ line }) => line.unavailable)) {
    return (
      <div>
        <Button
          size="large"
          wide
          showReason
          disabled="Remove what is no longer available to check out."
        >
          Proceed to Checkout
        </Button>
      </div>
    )
  }
  return (
    <LinkButton to={paths.checkout()} size="large" wide icon="arrow" iconAfter>
      Proceed to Checkout
    </LinkButton>
  )
}
