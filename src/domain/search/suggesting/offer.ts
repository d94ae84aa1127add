import { type BrandSlug, brandBySlug, type CaseType } from '#domain/catalogue/brands.ts'
import { type ColourSlug, colours } from '#domain/catalogue/colours.ts'
import { paths } from '#domain/paths.ts'

/** A part of the catalogue that can be shown: the filters of a listing, as they stand in its address. */
export interface Shelf {
  readonly brand?: BrandSlug
  readonly deviceModel?: string
  readonly caseType?: CaseType
  readonly colour?: ColourSlug
}

/** A shelf with its place among others that are offered for the same query. */
export interface Offer {
  readonly shelf: Shelf
  /** Those of a smaller rank are offered first; among equals, those with more cases. */
  readonly rank: number
}

/** The kind of an offer: phone, brand, type, colour, by the first that it names. */
export function kindOf({ brand, deviceModel, caseType }: Shelf) {
  if (deviceModel !== undefined) return 'model'
  if (brand !== undefined) return 'brand'
  return caseType === undefined ? 'colour' : 'type'
}

/** Whether a shelf is a phone's, whatever the case. */
export function isPhoneAlone({ deviceModel, caseType, colour }: Shelf): boolean {
  return deviceModel !== undefined && caseType === undefined && colour === undefined
}

/** 'Vivo Y21', 'Vivo Y21, black', 'Silicon, black'. */
export function labelOf({ brand, deviceModel, caseType, colour }: Shelf): string {
  const parts = [
    deviceModel ?? (brand && brandBySlug(brand)?.displayName),
    caseType,
    colours.find(({ slug }) => slug === colour)?.name,
  ].filter((part) => part !== undefined)
  const [first = '', ...others] = parts
  return [first, ...others.map((part) => part.toLowerCase())].join(', ')
}

/** The address of the listing that shows a shelf and nothing else. */
export function addressOf({ brand, deviceModel, caseType, colour }: Shelf): string {
  const filters = new URLSearchParams()
  if (deviceModel !== undefined) filters.set('model', deviceModel)
  if (caseType !== undefined) filters.set('type', caseType)
  if (colour !== undefined) filters.set('colour', colour)
  const page = brand === undefined ? paths.products() : paths.brand(brand)
  return filters.size > 0 ? `${page}?${filters}` : page
}

/** One word for one shelf. */
export function keyOfShelf({ brand, deviceModel, caseType, colour }: Shelf): string {
  return [brand, deviceModel, caseType, colour].join('|')
}
