import type { ProductPage } from '#domain/contract/products.ts'
import type { CatalogueIndex } from '../index/catalogue-index.ts'
import { countFound, type FoundProducts, find } from '../index/find.ts'
import { type ListingFilter, readFilter } from '../index/listing-filter.ts'
import { noSearch, type SearchQuery, toSearchQuery } from '../index/match.ts'
import type { Facet } from '../index/products.ts'
import { type ParsedQuery, parseQuery } from '../query/parse-query.ts'
import type { QueryTerm } from '../query/query-term.ts'
import { replyTo } from './reply.ts'

/** Parses a listing's query, finds its products, and describes them in words. */
export function search(
  index: CatalogueIndex,
  { query, sort, ...narrowed }: ListingFilter,
): FoundProducts & { readonly answer: Pick<ProductPage, 'understood' | 'reply'> } {
  if (query === '') return { ...find(index, narrowed, noSearch, sort), answer: {} }
  const parsed = parseQuery(query)
  const searchQuery = toSearchQuery(query, parsed)
  const found = find(index, narrowed, searchQuery, sort)
  const understood = understoodOf(searchQuery, found)
  const { dropped } = understood
  const reply = replyTo(query, { dropped, total: found.total }, parsed)
  return { ...found, answer: { understood, reply } }
}

/** A listing's report on a search: applied terms in the form of filters, and dropped ones. */
function understoodOf(
  { terms }: Pick<SearchQuery, 'terms'>,
  { dropped, counts }: Pick<FoundProducts, 'dropped' | 'counts'>,
): NonNullable<ProductPage['understood']> {
  const applied = terms.filter((term) => !dropped.includes(term))
  /** Only values on sale: if the requested model has no cases, another phone's may be listed. */
  const onSale = (facet: Facet, valuesOf: (term: QueryTerm) => readonly string[]) =>
    [...new Set(applied.flatMap(valuesOf))].filter((value) => counts[facet].has(value))
  const brand = only(onSale('brand', (term) => (term.kind === 'brand' ? term.brands : [])))
  const deviceModel = only(onSale('deviceModel', (term) => ('models' in term ? term.models : [])))
  const caseType = only(onSale('caseType', (term) => (term.kind === 'type' ? term.types : [])))
  const colours = onSale('colour', (term) => (term.kind === 'colour' ? term.colours : []))
  return {
    ...(brand !== undefined && { brand }),
    ...(deviceModel !== undefined && { deviceModel }),
    ...(caseType !== undefined && { caseType }),
    ...(colours.length > 0 && { colours }),
    words: applied.map(({ label }) => label),
    dropped: dropped.map(({ label }) => label),
  }
}

/** The value of a single-valued filter; undefined if the search leaves a choice. */
function only(values: readonly string[]): string | undefined {
  return values.length === 1 ? values[0] : undefined
}

export interface SearchOutcome {
  readonly total: number
  readonly dropped: readonly string[]
  readonly parsed: ParsedQuery
}

/** Counts the products of a query, which are neither sorted nor read. */
export function searchOutcome(index: CatalogueIndex, keyword: string): SearchOutcome {
  return index.memoised(`outcome of ${keyword}`, () => {
    const { query, sort, ...narrowed } = readFilter({ keyword })
    const parsed = parseQuery(keyword)
    const { total, dropped } = countFound(
      index,
      narrowed,
      query === '' ? noSearch : toSearchQuery(query, parsed),
    )
    return { total, dropped: dropped.map(({ label }) => label), parsed }
  })
}
