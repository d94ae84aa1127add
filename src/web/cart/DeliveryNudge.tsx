import { deliveryNudge, nudgeWords } from '#domain/cart/totals.ts'
import { formatMoney } from '#domain/money.ts'
import { terms } from '#domain/terms.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** Says how far the cart is from free shipping; nothing for an empty one. */
export function DeliveryNudge({ quantity }: { readonly quantity: number }) {
  switch (deliveryNudge(quantity)) {
    case 'none':
      return null
    case 'add-one-more':
      return (
        <Notice tone="offer" icon="truck">
          <p>
            <strong>{nudgeWords['add-one-more']}</strong> Shipping is{' '}
            {formatMoney(terms.deliveryFee)} for a single item.
          </p>
        </Notice>
      )
    case 'unlocked':
      return (
        <Notice tone="success" icon="truck">
          <strong>{nudgeWords.unlocked}</strong>
        </Notice>
      )
  }
}
