import { brands } from '#domain/catalogue/brands.ts'
import { namedByCustomer } from '#domain/catalogue/case-types.ts'
import type { ListingSort } from '#domain/catalogue/listing.ts'
import type { Paisa } from '#domain/money.ts'
import type { QueryTerm } from '../query/query-term.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type ListingFilters, type Match, match, none, passes, type SearchQuery } from './match.ts'
import {
  eachFacet,
  type Facet,
  firstPerGroup,
  type GroupKey,
  type Products,
  type RankedProduct,
} from './products.ts'

export interface FoundProducts {
  readonly total: number
  readonly lowestPrice: Paisa | null
  readonly ids: readonly string[]
  /** Counts per choice of a filter, with all other filters applied. */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>
  /** Terms left out because no product matches them together with the rest, as in the query. */
  readonly dropped: readonly QueryTerm[]
  /** Number of results without the filter by model. */
  readonly totalWithoutModel: number
}

/**
 * Finds the products that match filters and all terms of a search (rule: brand-or-search), else its
 * best partial matches, with the `dropped` terms. Without a sort, products named by the query
 * precede those that only mention it.
 */
export function find(
  index: CatalogueIndex,
  narrowed: ListingFilters,
  search: SearchQuery,
  sort: ListingSort,
): FoundProducts {
  const isTyped = search.typedWords.length > 0 || narrowed.words.length > 0
  const findAll = () => findAnew(index, narrowed, search, sort)
  // Listings without typed words are cached between two changes of the catalogue.
  return isTyped ? findAll() : index.memoised(JSON.stringify([narrowed, sort]), findAll)
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

function findAnew(
  index: CatalogueIndex,
  narrowed: ListingFilters,
  search: SearchQuery,
  chosenSort: ListingSort,
): FoundProducts {
  const { terms, typedWords, sort: typedSort } = search
  const keyOf = index.keyOf(narrowed.grouping)
  const matched = match(index, narrowed, search)
  const sort = chosenSort === 'newest' ? (typedSort ?? chosenSort) : chosenSort
  const passing: RankedProduct[] = []
  /** Products that fail one filter only. */
  const beyond = eachFacet((): RankedProduct[] => [])
  for (const product of index.inOrder(sort, matched.found)) {
    const [failed, another] = matched.filters.filter(({ products }) => !products.has(product))
    if (!failed) passing.push(product)
    else if (!another) beyond[failed.facet].push(product)
  }
  const options = {
    isScored: sort === 'newest',
    isForDevice: namesDevice(terms, narrowed),
    isForPlain: namesColourAlone(terms),
  }
  // A chosen sort applies to the whole list.
  const isRanked = chosenSort === 'newest' && typedWords.length > 0
  const ranked = isRanked ? inRank(passing, rankOf(matched, options)) : passing
  const fitting = narrowed.phone === '' ? none : index.with('deviceModel', [narrowed.phone])
  const shown = representatives(ranked, keyOf, fitting)
  const isFirst = (product: RankedProduct) =>
    Number(fitting.has(product) || matched.nameIsQuery.has(product))
  // Cases for the phone come first, unless an order is chosen.
  const listed = sort === 'newest' ? shown.toSorted((a, b) => isFirst(b) - isFirst(a)) : shown
  const without = (facet: Facet) =>
    beyond[facet].length > 0 ? [...passing, ...beyond[facet]] : passing
  const allModels = without('deviceModel')
  return {
    total: listed.length,
    lowestPrice: passing.length > 0 ? Math.min(...passing.map(({ price }) => price)) : null,
    ids: listed.map(({ id }) => id),
    counts: eachFacet((facet) => index.count(facet, without(facet), keyOf)),
    dropped: terms.filter((term) => !matched.applied.includes(term)),
    totalWithoutModel: firstPerGroup(allModels, keyOf).length,
  }
}

/** The first product of each group that fits the phone, else its first; in the order of the list. */
function representatives(
  ranked: readonly RankedProduct[],
  keyOf: GroupKey,
  fitting: Products,
): readonly RankedProduct[] {
  const groups = [...Map.groupBy(ranked, keyOf).values()]
  const chosen = new Set(
    groups.map((group) => group.find((product) => fitting.has(product)) ?? group[0]),
  )
  return ranked.filter((product) => chosen.has(product))
}

/** Covers of earphones come last for queries that name no device. */
const earphoneBrands: readonly string[] = brands
  .filter(({ kind }) => kind === 'earphones')
  .map(({ slug }) => slug)

/** Added to the score of products that precede those of earphones, whatever their score. */
const PRECEDES = 1_000

/**
 * Number of scored sets with a product, and `PRECEDES` but for unnamed earphone covers, and for cases
 * with a customer's name where only a colour is named.
 */
function rankOf(
  { matches, nameIsQuery }: Match,
  { isScored, isForDevice, isForPlain }: Record<'isScored' | 'isForDevice' | 'isForPlain', boolean>,
): (product: RankedProduct) => number {
  const scored = isScored ? [nameIsQuery, ...matches.flatMap((its) => its.scored)] : []
  const named = [nameIsQuery, ...matches.flatMap(({ nameHasTyped }) => nameHasTyped ?? [])]
  return (product) => {
    const isUnnamedCover =
      !isForDevice &&
      earphoneBrands.includes(product.brand) &&
      !named.some((set) => set.has(product))
    const isForName = isForPlain && namedByCustomer(product.caseType) && !nameIsQuery.has(product)
    const isLast = isUnnamedCover || isForName
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

/** Whether a query names a colour, and neither a type nor what is drawn: 'a15 black cover'. */
function namesColourAlone(terms: readonly QueryTerm[]): boolean {
  const kinds = terms.map(({ kind }) => kind)
  const others = ['colour', 'price', 'sort', ...deviceKinds]
  return kinds.includes('colour') && kinds.every((kind) => others.includes(kind))
}

const deviceKinds: readonly QueryTerm['kind'][] = ['model', 'series', 'brand']
