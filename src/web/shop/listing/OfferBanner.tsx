import { freeShippingClaim, terms } from '#domain/terms.ts'
import { t } from '#messages'
import { Icon } from '#web/kit/ui/Icon.tsx'

/** Offer that holds for every case, above each listing; on a phone beside the number of products. */
export function OfferBanner() {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted text-xs">
      <Icon name="tag" className="size-4 text-plum" />
      <strong className="font-semibold text-ink">
        {t.listing.offer({ percent: terms.discountPercent })}
      </strong>
      <span className="max-sm:sr-only">{freeShippingClaim()}</span>
    </p>
  )
}
