import { brands } from '#domain/catalogue/brands.ts'
import type { ListingSort } from '#domain/catalogue/listing.ts'
import type { Paisa } from '#domain/money.ts'
import type { QueryTerm } from '../query/query-term.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type ListingFilters, type Match, match, passes, type SearchQuery } from './match.ts'
import { eachFacet, type Facet, onePerFamily, type RankedProduct } from './products.ts'

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
  const { isGrouped } = narrowed
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
  const options = { isScored: sort === 'newest', isForDevice: namesDevice(terms, narrowed) }
  // A chosen sort applies to the whole list.
  const isRanked = chosenSort === 'newest' && typedWords.length > 0
  const ranked = isRanked ? inRank(passing, rankOf(matched, options)) : passing
  const listed = isGrouped ? onePerFamily(ranked) : ranked
  const without = (facet: Facet) =>
    beyond[facet].length > 0 ? [...passing, ...beyond[facet]] : passing
  const allModels = without('deviceModel')
  return {
    total: listed.length,
    lowestPrice: passing.length > 0 ? Math.min(...passing.map(({ price }) => price)) : null,
    ids: listed.map(({ id }) => id),
    counts: eachFacet((facet) => index.count(facet, without(facet), isGrouped)),
    dropped: terms.filter((term) => !matched.applied.includes(term)),
    totalWithoutModel: (isGrouped ? onePerFamily(allModels) : allModels).length,
  }
}

/** Covers of earphones come last for queries that name no device. */
const earphoneBrands: readonly string[] = brands
  .filter(({ kind }) => kind === 'earphones')
  .map(({ slug }) => slug)

/** Added to the score of products that precede those of earphones, whatever their score. */
const PRECEDES = 1_000

/** Number of scored sets with a product, and `PRECEDES` but for unnamed earphone covers. */
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
