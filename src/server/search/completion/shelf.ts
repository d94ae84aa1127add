import { type BrandSlug, brandBySlug, type CaseType } from '#domain/catalogue/brands.ts'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { type ColourSlug, colours } from '#domain/catalogue/colours.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'

/** Part of the catalogue: the filters of a listing, as in its address. */
export interface Shelf {
  readonly brand?: BrandSlug
  readonly deviceModel?: string
  readonly caseType?: CaseType
  readonly colour?: ColourSlug
}

/** 'Vivo Y21', 'Vivo Y21, black', 'Silicon, black'. */
export function labelOf({ brand, deviceModel, caseType, colour }: Shelf): string {
  const [first = '', ...others] = [
    deviceModel ?? (brand && brandBySlug(brand)?.displayName),
    caseType && caseTypeLabel(caseType),
    colours.find(({ slug }) => slug === colour)?.name,
  ].filter((label) => label !== undefined)
  return others.reduce(
    (label, other) => t.search.narrowed({ shelf: label, filter: other.toLowerCase() }),
    first,
  )
}

export interface Offer {
  readonly shelf: Shelf
  /** Offers of a smaller rank come first; ties are sorted by the number of cases. */
  readonly rank: number
}

/** Kind of an offer: phone, brand, type or colour, by its first filter. */
export function kindOf({ brand, deviceModel, caseType }: Shelf) {
  if (deviceModel !== undefined) return 'model'
  if (brand !== undefined) return 'brand'
  return caseType === undefined ? 'colour' : 'type'
}

/** Whether a shelf is filtered by a phone only. */
export function isPhoneAlone({ deviceModel, caseType, colour }: Shelf): boolean {
  return deviceModel !== undefined && caseType === undefined && colour === undefined
}

/** Address of the listing of exactly this shelf. */
export function addressOf({ brand, deviceModel, caseType, colour }: Shelf): string {
  const filters = new URLSearchParams()
  if (deviceModel !== undefined) filters.set('model', deviceModel)
  if (caseType !== undefined) filters.set('type', caseType)
  if (colour !== undefined) filters.set('colour', colour)
  const page = brand === undefined ? paths.products() : paths.brand(brand)
  return filters.size > 0 ? `${page}?${filters}` : page
}

/** Unique key of a shelf. */
export function keyOfShelf({ brand, deviceModel, caseType, colour }: Shelf): string {
  return [brand, deviceModel, caseType, colour].join('|')
}
