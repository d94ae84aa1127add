/**
 * A span of prices that a listing can be narrowed to (rule: price-steps). Limits are whole rupees
 * after the discount, both included, as a listing's `minPrice` and `maxPrice` are.
 */
export interface PriceStep {
  /** The word in addresses and counts; settled once. */
  readonly slug: string
  /** The name on every screen. */
  readonly label: string
  readonly min?: number
  readonly max?: number
}

/** From the cheapest to the dearest: every price that is paid belongs to one. */
export const priceSteps: readonly PriceStep[] = [
  { slug: 'under-1000', label: 'Under Rs. 1,000', max: 999 },
  { slug: '1000-1500', label: 'Rs. 1,000–1,500', min: 1000, max: 1500 },
  { slug: 'over-1500', label: 'Above Rs. 1,500', min: 1501 },
]

/** The step of an address; undefined for any other word. */
export function priceStep(slug: string): PriceStep | undefined {
  return priceSteps.find((step) => step.slug === slug)
}
