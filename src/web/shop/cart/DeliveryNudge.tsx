import type { ReactNode } from 'react'
import { deliveryNudge, nudgeWords } from '#domain/cart/totals.ts'
import { formatMoney } from '#domain/money.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { Icon } from '#web/kit/ui/Icon.tsx'

/** Progress of the cart towards free shipping; nothing for an empty cart. */
export function DeliveryNudge({ quantity }: { readonly quantity: number }) {
  switch (deliveryNudge(quantity)) {
    case 'none':
      return null
    case 'add-one-more':
      return (
        <Way to={quantity}>
          <strong className="font-semibold">{nudgeWords()['add-one-more']}</strong>{' '}
          {t.cart.feeSentence({ fee: formatMoney(terms.deliveryFee) })}
        </Way>
      )
    case 'unlocked':
      return (
        <Way to={terms.freeDeliveryFrom}>
          <strong className="font-semibold text-save">{nudgeWords().unlocked}</strong>
        </Way>
      )
  }
}

/** Sentence above a progress bar of the pieces towards free shipping. */
function Way({ to, children }: { readonly to: number; readonly children: ReactNode }) {
  const isThere = to >= terms.freeDeliveryFrom
  return (
    <div className="overflow-hidden rounded-control border border-hairline bg-white text-sm">
      <p className="flex items-center gap-2.5 px-3 py-2.5">
        <Icon name="truck" className={isThere ? 'text-save' : 'text-plum'} />
        <span>{children}</span>
      </p>
      <div aria-hidden="true" className="h-1 bg-hairline">
        <div
          className={`h-full transition-[width] ${isThere ? 'w-full bg-save' : 'w-1/2 bg-plum'}`}
        />
      </div>
    </div>
  )
}
