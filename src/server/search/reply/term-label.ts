import { brandBySlug } from '#domain/catalogue/brands.ts'
import {
  coloursLabel,
  eitherOf,
  priceLabel,
  sortLabels,
  typesLabel,
} from '#domain/search/term-labels.ts'
import { currentLanguage } from '#messages'
import type { QueryTerm } from '../query/query-term.ts'

/**
 * Label of a term in the current language. A motif and a feature have names in English alone, and are
 * shown as they were typed in any other language.
 */
export function termLabel(term: QueryTerm, typed: string): string {
  if (currentLanguage() === 'en') return term.label
  switch (term.kind) {
    case 'model':
      return eitherOf(term.models)
    case 'brand':
      return eitherOf(term.brands.map((slug) => brandBySlug(slug)?.displayName ?? slug))
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
