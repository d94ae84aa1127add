import { freeShippingClaim, terms } from '#domain/terms.ts'

/** The offer that every case has, over every listing: one line on the smallest phone. */
export function OfferBanner() {
  return (
    <p className="flex flex-wrap justify-center gap-x-3 rounded-control bg-marigold px-3 py-1.5 text-xs sm:text-sm">
      <strong className="font-semibold">{terms.discountPercent}% OFF every case</strong>
      {freeShippingClaim}
    </p>
  )
}
