import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { colours } from '#domain/catalogue/colours.ts'
import type { ListingSort } from '#domain/catalogue/listing.ts'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import * as messages from '#messages/search-terms.ts'
import type { TermKind } from './term-kinds.ts'

/** Fields of a search term from which a page builds the label in its own language. */
export interface ReplyTerm {
  readonly kind: TermKind
  /** Its English label. */
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

/** Label of a term in the language of the page; a motif and a feature are shown as they were typed. */
export function termLabel({ kind, label, typed, values, min, max }: ReplyTerm): string {
  switch (kind) {
    case 'model':
    case 'brand':
      return eitherOf(values)
    case 'type':
      return typesLabel(values)
    case 'colour':
      return coloursLabel(values)
    case 'price':
      return priceLabel(min, max)
    case 'sort':
      return sortLabels[values[0] as ListingSort] ?? label
    case 'motif':
    case 'feature':
      return typed
    default:
      return label
  }
}

/** 'Vivo Y21 or Vivo Y21T'. */
export function eitherOf([first = '', ...others]: readonly string[]): string {
  return others.reduce((one, other) => messages.either({ one, other }), first)
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
  if (min === undefined) return messages.under({ price: money(max ?? 0) })
  if (max === undefined) return messages.over({ price: money(min) })
  return messages.between({ from: money(min), to: money(max) })
}

/** Label of each sort order that a search can request. */
export const sortLabels: Readonly<Record<ListingSort, string>> = {
  price: messages.lowestPrice,
  '-price': messages.highestPrice,
  rating: messages.bestRated,
  newest: messages.newest,
}
