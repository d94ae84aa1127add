import { brands } from '#domain/catalogue/brands.ts'
import type { ListingFilter, ListingSort } from '#domain/catalogue/listing.ts'
import type { Paisa } from '#domain/money.ts'
import type { QueryTerm } from '../query/query-term.ts'
import type { CacheEntry, CatalogueIndex } from './catalogue-index.ts'
import {
  type Facet,
  intersection,
  onePerFamily,
  type Products,
  type RankedProduct,
  union,
} from './products.ts'
import type { SearchQuery } from './search-query.ts'
import { matchesOf, type TermMatches } from './term-matches.ts'

/** The filters of a listing, without its search. */
type ListingFilters = Omit<ListingFilter, 'query' | 'sort'>

/** Result before products are read from the database. */
export interface FoundProducts extends CacheEntry {
  /** Lowest discounted price; null for an empty result. */
  readonly lowestPrice: Paisa | null
  /** Ids of all found products, in order. */
  readonly ids: readonly string[]
  /** Counts per choice of a filter, with all other filters applied. */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>
  /** Terms left out because no product matches them together with the rest, as in the query. */
  readonly dropped: readonly QueryTerm[]
  /** Number of results without the filter by model. */
  readonly totalWithoutModel: number
}

/** Maximum number of terms of a search; those of the greatest weight are applied. */
const MOST_TERMS = 8

/** Terms of greater weight are dropped later: a case for another phone is useless. */
const weights: Readonly<Record<QueryTerm['kind'], number>> = {
  ...{ model: 12, series: 12, brand: 9, type: 5, colour: 4, motif: 3, feature: 3, goods: 3 },
  ...{ unknown: 2, word: 2, price: 1, sort: 0 },
}

/**
 * Finds the products that match filters and all terms of a search (rule: brand-or-search). If there
 * are none, the search is relaxed to its best partial matches, and `dropped` holds the terms left
 * out. Without a sort, products named by the query precede products that only mention it. `sort` is
 * the chosen order; an order named in the query overrides the default 'newest'.
 */
export function find(
  index: CatalogueIndex,
  narrowed: ListingFilters,
  search: SearchQuery,
  sort: ListingSort,
): FoundProducts {
  const { terms, typedWords } = search
  if (terms.length > 0 || narrowed.words.length > 0) {
    return findAnew(index, narrowed, search, sort)
  }
  // Common filters are cached between two changes of the catalogue.
  const { brand, deviceModel, caseType, colour, minPrice, maxPrice, isGrouped } = narrowed
  const key = JSON.stringify([
    ...[brand, deviceModel, caseType, colour, minPrice, maxPrice, isGrouped],
    ...[sort, search.sort, typedWords.length > 0],
  ])
  return index.remembered(key, () => findAnew(index, narrowed, search, sort))
}

/** Number of results of a search, and the dropped terms; neither sorted nor counted by filters. */
export function countFound(
  index: CatalogueIndex,
  narrowed: ListingFilters,
  search: SearchQuery,
): Pick<FoundProducts, 'total' | 'dropped'> {
  const { found, filters, applied } = match(index, narrowed, search)
  return {
    total: [...found].filter((product) => passes(product, filters)).length,
    dropped: search.terms.filter((term) => !applied.includes(term)),
  }
}

/** The products that match a search. */
interface Match {
  /** Before the filters. */
  readonly found: Products
  readonly filters: readonly Filter[]
  /** Terms that were applied, with their products. */
  readonly applied: readonly QueryTerm[]
  readonly matches: readonly TermMatches[]
  /** Products whose name equals the query. */
  readonly nameIsQuery: Products
}

function match(
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

function findAnew(
  index: CatalogueIndex,
  narrowed: ListingFilters,
  search: SearchQuery,
  chosenSort: ListingSort,
): FoundProducts {
  const { terms, typedWords, sort: typedSort } = search
  const { isGrouped } = narrowed
  const matched = match(index, narrowed, search)
  const sort = chosenSort === 'newest' ? (typedSort ?? chosenSort) : chosenSort
  const shown: RankedProduct[] = []
  /** Products that fail one filter only. */
  const beyond: Record<Facet, RankedProduct[]> = {
    ...{ brand: [], deviceModel: [], caseType: [], colour: [], price: [] },
  }
  for (const product of index.inOrder(sort, matched.found)) {
    const [failed, another] = matched.filters.filter(({ products }) => !products.has(product))
    if (!failed) shown.push(product)
    else if (!another) beyond[failed.facet].push(product)
  }
  // A chosen sort applies to the whole list.
  const ranked =
    chosenSort === 'newest' && typedWords.length > 0
      ? inRank(
          shown,
          rankOf(matched, {
            isScored: sort === 'newest',
            isForDevice: namesDevice(terms, narrowed),
          }),
        )
      : shown
  const listed = isGrouped ? onePerFamily(ranked) : ranked
  const without = (facet: Facet) =>
    beyond[facet].length > 0 ? [...shown, ...beyond[facet]] : shown
  const counts = (facet: Facet) => index.count(facet, without(facet), isGrouped)
  const allModels = without('deviceModel')
  return {
    total: listed.length,
    lowestPrice: shown.length > 0 ? Math.min(...shown.map(({ price }) => price)) : null,
    ids: listed.map(({ id }) => id),
    counts: {
      brand: counts('brand'),
      deviceModel: counts('deviceModel'),
      caseType: counts('caseType'),
      colour: counts('colour'),
      price: counts('price'),
    },
    dropped: terms.filter((term) => !matched.applied.includes(term)),
    totalWithoutModel: (isGrouped ? onePerFamily(allModels) : allModels).length,
  }
}

const none: Products = new Set()

/** Covers of earphones come last for queries that name no device. */
const earphoneBrands: readonly string[] = brands
  .filter(({ kind }) => kind === 'earphones')
  .map(({ slug }) => slug)

/** Added to the score of products that precede those of earphones, whatever their score. */
const PRECEDES = 1_000

/**
 * Rank of a product: the number of scored sets that contain it, and `PRECEDES` but for covers of
 * earphones of another name.
 */
function rankOf(
  { matches, nameIsQuery }: Match,
  { isScored, isForDevice }: { readonly isScored: boolean; readonly isForDevice: boolean },
): (product: RankedProduct) => number {
  const scored = isScored ? [nameIsQuery, ...matches.flatMap((its) => its.scored)] : []
  const named = [nameIsQuery, ...matches.flatMap(({ nameHasTyped }) => nameHasTyped ?? [])]
  return (product) => {
    const isLast =
      !isForDevice &&
      earphoneBrands.includes(product.brand) &&
      !named.some((set) => set.has(product))
    return (isLast ? 0 : PRECEDES) + scored.filter((set) => set.has(product)).length
  }
}

/** Products by rank, the highest first; those of one rank keep their order. */
function inRank(
  products: readonly RankedProduct[],
  rank: (product: RankedProduct) => number,
): RankedProduct[] {
  const ranks = [...Map.groupBy(products, rank)].sort(([a], [b]) => b - a)
  return ranks.flatMap(([, some]) => some)
}

function namesDevice(terms: readonly QueryTerm[], { brand, deviceModel }: ListingFilters): boolean {
  return brand !== '' || deviceModel !== '' || terms.some(({ kind }) => deviceKinds.includes(kind))
}

const deviceKinds: readonly QueryTerm['kind'][] = ['model', 'series', 'brand']

/** Filter of products by one property. */
interface Filter {
  readonly facet: Facet
  readonly products: Products
}

function hasSome(products: Products, filters: readonly Filter[]): boolean {
  for (const product of products) if (passes(product, filters)) return true
  return false
}

function passes(product: RankedProduct, filters: readonly Filter[]): boolean {
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

/**
 * Terms of the greatest total weight that one of the products fits all of; null if none is worth
 * showing. Of equal ones, those that stand first.
 */
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
