import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { colours } from '#domain/catalogue/colours.ts'
import { priceStep } from '#domain/catalogue/price-steps.ts'
import type { ActiveFilter } from './listing-address.ts'

/** The label of a filter's choice; a brand needs its name. */
export function filterLabel({ kind, value }: ActiveFilter, brand: string | undefined): string {
  const label = {
    brand,
    colour: colours.find(({ slug }) => slug === value)?.name,
    price: priceStep(value)?.label,
    model: value,
    type: caseTypeLabel(value),
  }[kind]
  return label ?? value
}
