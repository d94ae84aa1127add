import type { ListingSort } from '#domain/catalogue/listing.ts'
import { searchWords } from '#domain/text/lists.ts'
import type { ParsedQuery } from '../query/parse-query.ts'
import type { QueryTerm } from '../query/query-term.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { ListingFilter } from './listing-filter.ts'
import { type Facet, intersection, type Products, type RankedProduct, union } from './products.ts'
import { matchesOf, type TermMatches } from './term-matches.ts'

export interface SearchQuery {
  readonly query: string
  readonly terms: readonly QueryTerm[]
  /** The typed words in lower case, which may be a product's name. */
  readonly typedWords: readonly string[]
  /** The requested sort order; null for none. */
  readonly sort: ListingSort | null
}

export const noSearch: SearchQuery = { query: '', terms: [], typedWords: [], sort: null }

/** Search of a parsed query, literal for one without products or without recognised words. */
export function toSearchQuery(query: string, { terms, leadsTo }: ParsedQuery): SearchQuery {
  const typedWords = searchWords(query)
  const search = { query, typedWords, sort: null }
  // Punctuation has no meaning in queries, but may be part of a name.
  if (!/[\p{L}\p{N}]/u.test(query)) {
    return {
      ...search,
      terms: typedWords.map((word) => ({ kind: 'word', label: word, spans: [], words: [word] })),
    }
  }
  if (leadsTo) {
    const term = { label: query, spans: [], words: [query], nameWords: [] }
    return { ...search, terms: [{ kind: 'motif', ...term }] }
  }
  return {
    ...search,
    terms: terms.filter(({ kind }) => kind !== 'sort'),
    sort: terms.find((term) => term.kind === 'sort')?.sort ?? null,
  }
}

export type ListingFilters = Omit<ListingFilter, 'query' | 'sort'>

/** Maximum number of terms of a search; those of the greatest weight are applied. */
const MOST_TERMS = 8

/** Terms of greater weight are dropped later: a case for another phone is useless. */
const weights: Readonly<Record<QueryTerm['kind'], number>> = {
  ...{ model: 12, series: 12, brand: 9, type: 5, colour: 4, motif: 3, feature: 3, goods: 3 },
  ...{ unknown: 2, word: 2, price: 1, sort: 0 },
}

export const none: Products = new Set()

export interface Match {
  /** Before the filters. */
  readonly found: Products
  readonly filters: readonly Filter[]
  /** Terms that were applied, with their products. */
  readonly applied: readonly QueryTerm[]
  readonly matches: readonly TermMatches[]
  /** Products whose name equals the query. */
  readonly nameIsQuery: Products
}

/** Matches products with all terms, otherwise with those of the greatest value. */
export function match(
  index: CatalogueIndex,
  narrowed: ListingFilters,
  { query, terms, typedWords }: SearchQuery,
): Match {
  const filters = filtersOf(index, narrowed)
  const byWeight = terms.toSorted((a, b) => weights[b.kind] - weights[a.kind]).slice(0, MOST_TERMS)
  const matchesByTerm = new Map(byWeight.map((term) => [term, matchesOf(index, term, query)]))
  const inShop = intersection([
    index.all(),
    ...narrowed.words.map((word) => index.nameOrFacetContains(word)),
  ])
  // A query that equals a product's name finds that product, whatever else its words mean.
  const nameIsQuery =
    typedWords.length > 1
      ? intersection([inShop, ...typedWords.map((word) => index.nameHasPhrase([word]))])
      : none
  const matchesOfAll = (applied: readonly QueryTerm[]) =>
    applied.flatMap((term) => matchesByTerm.get(term) ?? [])
  const matchingAll = (sets: readonly Products[]) =>
    union([nameIsQuery, intersection([inShop, ...sets])])
  const exactly = (applied: readonly QueryTerm[]) =>
    matchingAll(matchesOfAll(applied).map(({ matching }) => matching))
  const result = (applied: readonly QueryTerm[], found: Products): Match => ({
    ...{ found, filters, applied, matches: matchesOfAll(applied), nameIsQuery },
  })

  const exact = exactly(byWeight)
  if (byWeight.length === 0 || hasSome(exact, filters)) return result(byWeight, exact)
  // Alternatives, such as navy for blue, are tried before a term is dropped.
  const nextBest = new Map(
    [...matchesByTerm].map(([term, its]) => [term, its.nextBest?.() ?? its.matching]),
  )
  const fits = (product: RankedProduct, term: QueryTerm) =>
    nameIsQuery.has(product) || nextBest.get(term)?.has(product) === true
  // If the filters exclude every product, terms are chosen without them, for the facet counts.
  const applied =
    mostValuable(
      byWeight,
      [...inShop].filter((product) => passes(product, filters)),
      fits,
    ) ?? mostValuable(byWeight, inShop, fits)
  if (!applied) return result([], none)
  const appliedExactly = exactly(applied)
  return result(
    applied,
    hasSome(appliedExactly, filters)
      ? appliedExactly
      : matchingAll(applied.flatMap((term) => nextBest.get(term) ?? [])),
  )
}

/** Filter of products by one property. */
export interface Filter {
  readonly facet: Facet
  readonly products: Products
}

function hasSome(products: Products, filters: readonly Filter[]): boolean {
  for (const product of products) if (passes(product, filters)) return true
  return false
}

/** Whether a product passes all filters. */
export function passes(product: RankedProduct, filters: readonly Filter[]): boolean {
  return filters.every(({ products }) => products.has(product))
}

function filtersOf(index: CatalogueIndex, narrowed: ListingFilters): readonly Filter[] {
  const facets = ['brand', 'deviceModel', 'caseType', 'colour'] as const
  const filters: Filter[] = facets.flatMap((facet) => {
    const value = narrowed[facet]
    return value !== '' ? [{ facet, products: index.with(facet, [value]) }] : []
  })
  const { minPrice, maxPrice } = narrowed
  if (minPrice === null && maxPrice === null) return filters
  const priced = index.priced(minPrice ?? 0, maxPrice ?? Number.MAX_SAFE_INTEGER)
  return [...filters, { facet: 'price', products: priced }]
}

/** Terms of the greatest weight that one product fits, first among equals; null for none. */
function mostValuable(
  terms: readonly QueryTerm[],
  products: Iterable<RankedProduct>,
  fits: (product: RankedProduct, term: QueryTerm) => boolean,
): readonly QueryTerm[] | null {
  /** The fitting terms of each product, as a bit mask. */
  const masks = new Set<number>()
  for (const product of products) {
    masks.add(terms.reduce((mask, term, at) => mask | (Number(fits(product, term)) << at), 0))
  }
  const worthShowing = terms.some(({ kind }) => kind === 'goods') ? namesCase : isWorthShowing
  const value = (some: readonly QueryTerm[]) =>
    some.reduce((sum, { kind }) => sum + weights[kind] + 1, 0)
  const choices = [...masks]
    .sort((a, b) => a - b)
    .map((mask) => terms.filter((_, at) => mask & (1 << at)))
    .filter((some) => some.length === terms.length || worthShowing(some))
  return choices.toSorted((a, b) => value(b) - value(a))[0] ?? null
}

/** 'Wireless' alone does not answer 'wireless mouse'. */
const namesCase = (some: readonly QueryTerm[]) =>
  some.some(({ kind }) => !['price', 'goods', 'unknown', 'word'].includes(kind))

/** A price, or a word of fewer than three letters, does not answer words without a match. */
const isWorthShowing = (some: readonly QueryTerm[]) =>
  namesCase(some) ||
  some.some(({ kind, label }) => kind !== 'price' && /[\p{L}\p{N}]{3}/u.test(label))
