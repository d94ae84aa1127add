import { freeShippingClaim } from '#domain/terms.ts'

/** The free-shipping banner, in the one wording of the whole shop (rule: free-shipping-claim). */
export function OfferStrip() {
  return (
    <p className="bg-marigold px-4 py-2 text-center font-semibold text-ink text-sm">
      {freeShippingClaim}
    </p>
  )
}
