import { freeShippingClaim, terms } from '#domain/terms.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** The offer that every case has, over every listing: one line on the smallest phone. */
export function OfferBanner() {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted text-xs">
      <Icon name="tag" className="size-4 text-plum" />
      <strong className="font-semibold text-ink">{terms.discountPercent}% OFF every case</strong>
      {freeShippingClaim}
    </p>
  )
}
