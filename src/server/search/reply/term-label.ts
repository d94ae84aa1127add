import { brandBySlug } from '#domain/catalogue/brands.ts'
import { currentLanguage } from '#messages'
import type { QueryTerm } from '../query/query-term.ts'
import { coloursLabel, eitherOf, priceLabel, sortLabels, typesLabel } from '../query/term-labels.ts'

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

/**
 * Label of a term in the current language. A motif and a feature have names in English alone, and are
 * shown as they were typed in any other language.
 */
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
