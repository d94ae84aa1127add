import { freeShippingClaim, terms } from '#domain/terms.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** The offer that every case has, over every listing. */
export function OfferBanner() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-marigold px-4 py-3 text-ink">
      <Icon name="tag" />
      <strong className="font-semibold">{terms.discountPercent}% OFF every case</strong>
      <span className="text-sm">The price you see has it already. {freeShippingClaim}.</span>
    </p>
  )
}
