import { brands } from '#domain/catalogue/brands.ts'
import { namesJoined } from '#domain/text/name-lists.ts'
import { t } from '#messages'

/**
 * Note on a query that doesn't filter the catalogue, such as 'gift for him', or that names nothing on
 * sale.
 *
 * @param labels of the terms; none of a query without any
 * @param count of the results
 */
export function noteSentence(labels: readonly string[], count: number): string {
  if (count > 0) return t.search.all({ count })
  const sold = namesJoined(brands.map(({ displayName }) => displayName))
  if (labels.length === 0) return t.search.weSell({ brands: sold })
  const words = namesJoined(labels.map((word) => t.search.quoted({ word })))
  return t.search.nothingHere({ words, brands: sold })
}

/** Phone or brand whose cases a link leads to; neither leads to the whole catalogue. */
export interface WayTo {
  readonly model?: string | undefined
  /** Display name. */
  readonly brand?: string | undefined
}

/** Label of a link to all cases of a phone or brand, or to the whole catalogue. */
export function wayLabel({ model, brand }: WayTo): string {
  if (model !== undefined) return t.search.allForModel({ model })
  return brand === undefined ? t.search.allCases : t.search.allOfBrand({ brand })
}
