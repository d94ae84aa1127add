import { formatMoney } from '#domain/money.ts'
import { t } from '#messages'

/** Range of whole rupees after the discount, both limits included (rule: price-steps). */
export interface PriceStep {
  /** Word in addresses and counts; fixed. */
  readonly slug: string
  /** Name on every screen. */
  readonly label: string
  readonly min?: number
  readonly max?: number
}

/** Steps in ascending order, which cover every price. */
export const priceSteps: readonly PriceStep[] = [
  {
    slug: 'under-1000',
    get label() {
      return t.listing.under({ price: formatMoney(1000_00) })
    },
    max: 999,
  },
  {
    slug: '1000-1500',
    get label() {
      return t.listing.priceRange({ from: '1,000', to: '1,500' })
    },
    min: 1000,
    max: 1500,
  },
  {
    slug: 'over-1500',
    get label() {
      return t.listing.above({ price: formatMoney(1500_00) })
    },
    min: 1501,
  },
]

/** Step of an address; undefined for any other word. */
export function priceStep(slug: string): PriceStep | undefined {
  return priceSteps.find((step) => step.slug === slug)
}
