import { formatMoney, type Paisa } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { Button } from '#web/kit/ui/Button.tsx'
import { linkTo, ltr } from '#web/kit/ui/message-tags.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { type LineState, lineLabel } from '#web/shop/cart/my-cart.ts'

interface PlaceOrderButtonProps {
  readonly lines: readonly LineState[]
  readonly total: Paisa
  readonly paymentMethod: PaymentMethod
  readonly isPlacing: boolean
}

/** Submit button with the amount and when it is paid; disabled while an item can't be ordered. */
export function PlaceOrderButton({
  lines,
  total,
  paymentMethod,
  isPlacing,
}: PlaceOrderButtonProps) {
  const gone = lines.filter(({ line }) => line.unavailable)
  const isBlocked = gone.length > 0
  return (
    <div className="grid gap-3">
      {isBlocked && (
        <Notice tone="warning" isAlert title={t.cart.unavailable}>
          <ul>
            {gone.map(({ key, line }) => (
              <li key={key}>{lineLabel(line)}</li>
            ))}
          </ul>
          <p>
            {t.checkout.removeInCart({
              cart: linkTo(
                paths.cart(),
                'inline-flex min-h-11 items-center font-semibold underline underline-offset-4',
              ),
            })}
          </p>
        </Notice>
      )}
      <Button
        type="submit"
        size="large"
        wide
        busy={isPlacing}
        disabled={isBlocked && t.checkout.removeUnavailable}
      >
        {isPlacing ? (
          t.checkout.placing
        ) : (
          <span>
            {isBlocked
              ? t.checkout.placeOrder
              : t.checkout.placeOrderOf({
                  amount: formatMoney(total),
                  money: ltr,
                })}
            {paymentMethod === 'COD' && (
              <span className="block font-normal text-sm">{t.checkout.payOnDelivery}</span>
            )}
          </span>
        )}
      </Button>
    </div>
  )
}
