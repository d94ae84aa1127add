import { brandBySlug } from '#domain/catalogue/brands.ts'
import { colours } from '#domain/catalogue/colours.ts'
import { priceStep } from '#domain/catalogue/price-steps.ts'
import type { ActiveFilter } from './listing-address.ts'

/** What a choice of a filter is called. */
export function filterLabel({ kind, value }: ActiveFilter): string {
  const label = {
    brand: brandBySlug(value)?.displayName,
    colour: colours.find(({ slug }) => slug === value)?.name,
    price: priceStep(value)?.label,
    model: value,
    type: value,
  }[kind]
  return label ?? value
}
