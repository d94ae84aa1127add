import { Link } from 'react-router'
import { formatMoney, type Paisa } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import type { ShownLine } from '#web/cart/cart-lines.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

interface PlaceOrderButtonProps {
  readonly lines: readonly ShownLine[]
  readonly total: Paisa
  readonly paymentMethod: PaymentMethod
  readonly isPlacing: boolean
}

/** Says what will be paid and when (ux 50); off while something in the cart can't be ordered. */
export function PlaceOrderButton({
  lines,
  total,
  paymentMethod,
  isPlacing,
}: PlaceOrderButtonProps) {
  const isBlocked = lines.some(({ line }) => line.unavailable)
  return (
    <div className="grid gap-3">
      {isBlocked && (
        <Notice tone="warning" isAlert title="Something is no longer available">
          <p>
            <Link
              to={paths.cart()}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              Remove it in your cart
            </Link>{' '}
            to place your order.
          </p>
        </Notice>
      )}
      <Button
        type="submit"
        size="large"
        wide
        busy={isPlacing}
        disabled={isBlocked && 'Remove what is no longer available to place your order.'}
      >
        {isPlacing ? (
          'Placing your order…'
        ) : (
          <span>
            Place Order — <bdi dir="ltr">{formatMoney(total)}</bdi>
            {paymentMethod === 'COD' && (
              <span className="block font-normal text-sm">pay on delivery</span>
            )}
          </span>
        )}
      </Button>
    </div>
  )
}
