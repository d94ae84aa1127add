import { brandBySlug } from '#domain/catalogue/brands.ts'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { colours } from '#domain/catalogue/colours.ts'
import type { ListingSort } from '#domain/catalogue/listing.ts'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { currentLanguage, t } from '#messages'
import type { QueryTerm } from './query-term.ts'

/** 'Vivo Y21 or Vivo Y21T'. */
export function eitherOf([first = '', ...others]: readonly string[]): string {
  return others.reduce((one, other) => t.searchReply.either({ one, other }), first)
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
  if (min === undefined) return t.searchReply.under({ price: money(max ?? 0) })
  if (max === undefined) return t.searchReply.over({ price: money(min) })
  return t.searchReply.between({ from: money(min), to: money(max) })
}

/** Label of each sort order that a search can request. */
export const sortLabels = (): Readonly<Record<ListingSort, string>> => ({
  price: t.searchReply.lowestPrice,
  '-price': t.searchReply.highestPrice,
  rating: t.searchReply.bestRated,
  newest: t.searchReply.newest,
})

/** Names of models or brands, case types, slugs of colours, or the order of a list. */
export function valuesOf(term: QueryTerm): readonly string[] {
  switch (term.kind) {
    case 'model':
      return term.models
    case 'brand':
      return term.brands.map((slug) => brandBySlug(slug)?.displayName ?? slug)
    case 'type':
      return term.types
    case 'colour':
      return term.colours
    case 'sort':
      return [term.sort]
    default:
      return []
  }
}

/** Label of a term in the current language; outside of English a motif as it was typed. */
export function termLabel(term: QueryTerm, typed: string): string {
  if (currentLanguage() === 'en') return term.label
  switch (term.kind) {
    case 'model':
    case 'brand':
      return eitherOf(valuesOf(term))
    case 'type':
      return typesLabel(term.types)
    case 'colour':
      return coloursLabel(term.colours)
    case 'price':
      return priceLabel(term.min, term.max)
    case 'sort':
      return sortLabels()[term.sort]
    case 'motif':
    case 'feature':
      return typed
    default:
      return term.label
  }
}
