import { type Brand, brandBySlug, brands } from '#domain/catalogue/brands.ts'
import { brandOfModel } from '#domain/catalogue/models/brand-models.ts'
import type { FoundPhone } from './model-search.ts'
import type { FoundPhones } from './phones.ts'
import { type QueryTerm, typedWords } from './query-term.ts'
import { eitherOf } from './term-labels.ts'
import { spansOf, type Token } from './tokenize.ts'

/** Terms for the phones and brands of a query. */
export function phoneTerms(
  found: FoundPhones,
  tokens: readonly Token[],
  query: string,
): QueryTerm[] {
  return [
    ...found.phones.map((phone) => phoneTerm(phone, tokens)),
    ...(found.brands.length === 0
      ? []
      : [
          {
            kind: 'brand' as const,
            label: eitherOf(found.brands.map((slug) => brandBySlug(slug)?.displayName ?? slug)),
            spans: spansOf(tokens, found.brandPlaces),
            brands: found.brands,
          },
        ]),
    ...found.unknown.map((places) => {
      const spans = spansOf(tokens, places)
      return { kind: 'unknown' as const, label: typedWords(query, spans), spans }
    }),
  ]
}

function phoneTerm(
  { models, family, series, places }: FoundPhone,
  tokens: readonly Token[],
): QueryTerm {
  const spans = spansOf(tokens, places)
  return series === null
    ? { kind: 'model', label: eitherOf(models), spans, models, family }
    : { kind: 'series', label: series, spans, models }
}

/** Brands that are named, or whose models are. */
export function brandsOf({ brands: named, phones }: FoundPhones): Brand[] {
  return brands.filter(
    ({ slug }) =>
      named.includes(slug) ||
      phones.some(({ models }) => models.some((name) => brandOfModel(name) === slug)),
  )
}
