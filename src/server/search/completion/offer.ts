import { paths } from '#domain/paths.ts'
import type { Shelf } from './shelf-label.ts'

/** Shelf with its rank among the offers for a query. */
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
