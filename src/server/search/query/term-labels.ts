import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { colours } from '#domain/catalogue/colours.ts'
import type { ListingSort } from '#domain/catalogue/listing.ts'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import type { TermKind } from '#domain/search/term-kinds.ts'
import { t } from '#messages'

/** A term of a search in its reply. */
export interface ReplyTerm {
  readonly kind: TermKind
  readonly label: string
  /** Words of the query that it represents. */
  readonly typed: string
  /** Names of models or brands, case types, slugs of colours, or the order of a list. */
  readonly values: readonly string[]
  /** Limits of a price in rupees. */
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Whether no product matches it together with the others, so that the results ignore it. */
  readonly isLeftOut: boolean
}

/** 'Vivo Y21 or Vivo Y21T'. */
export function eitherOf([first = '', ...others]: readonly string[]): string {
  return others.reduce((one, other) => t.search.either({ one, other }), first)
}

/** 'Mono colour or Simple'. */
export function typesLabel(types: readonly string[]): string {
  return eitherOf(types.map(caseTypeLabel))
}

/** 'Navy or Blue', in the order of the table. */
export function coloursLabel(slugs: readonly string[]): string {
  return eitherOf(colours.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name))
}

/** 'Under Rs. 1,000'; limits in rupees. */
export function priceLabel(min: number | undefined, max: number | undefined): string {
  const money = (rupees: number) => formatMoney(paisaFromRupees(rupees))
  if (min === undefined) return t.search.under({ price: money(max ?? 0) })
  if (max === undefined) return t.search.over({ price: money(min) })
  return t.search.between({ from: money(min), to: money(max) })
}

/** Label of each sort order that a search can request. */
export const sortLabels = (): Readonly<Record<ListingSort, string>> => ({
  price: t.search.lowestPrice,
  '-price': t.search.highestPrice,
  rating: t.search.bestRated,
  newest: t.search.newest,
})
