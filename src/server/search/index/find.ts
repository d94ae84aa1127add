import { brands } from '#domain/catalogue/brands.ts'
import { colours, shadesLike } from '#domain/catalogue/colours.ts'
import type { ListingFilter, ListingSort } from '#domain/catalogue/listing.ts'
import type { Paisa } from '#domain/money.ts'
import { Bits } from './bits.ts'
import type { CatalogueIndex, Facet } from './catalogue-index.ts'
import type { SearchQuery, SearchTerm } from './search-query.ts'

/** Filter of products by one property. */
interface Filter {
  readonly facet: Facet
  readonly bits: Bits
}

/** The filters of a listing, without its search. */
type ListingFilters = Omit<ListingFilter, 'query' | 'sort'>

/** Positions of the result, before products are read from the database. */
export interface FoundPositions {
  readonly total: number
  /** Lowest discounted price; null for an empty result. */
  readonly lowestPrice: Paisa | null
  /** Ids in sort order, from one place up to another, counted from 0. */
  readonly ids: (from: number, to: number) => readonly string[]
  /** Counts per choice of a filter, with all other filters applied. */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>
  /** Terms left out because no product matches them together with the rest. */
  readonly dropped: readonly SearchTerm[]
  /** Number of results without the filter by model. */
  readonly ofAllModels: number
}

/** Maximum number of terms of a search; those of the greatest weight are applied. */
const MOST_TERMS = 8

/** Minimum letters of a typed text that is matched inside of words. */
const SHORTEST_PART = 4

/** Terms of greater weight are dropped later: a case for another phone is useless. */
const weight = ({ fact, price, phrases }: SearchTerm): number => {
  if (price) return 1
  const weights: Readonly<Record<Facet, number>> = {
    deviceModel: 12,
    brand: 9,
    caseType: 5,
    colour: 4,
    price: 1,
  }
  if (fact) return weights[fact.facet]
  return phrases ? 3 : 2
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
): FoundPositions {
  const { terms, typedWords } = search
  if (terms.length > 0 || narrowed.words.length > 0) {
    return findAnew(index, narrowed, search, sort)
  }
  // Common filters are cached between two changes of the catalogue.
  const { brand, deviceModel, caseType, colour, minPrice, maxPrice, isGrouped } = narrowed
  const isTyped = typedWords.length > 0
  const key = JSON.stringify([
    ...[brand, deviceModel, caseType, colour, minPrice, maxPrice, isGrouped],
    ...[sort, search.sort, isTyped],
  ])
  return index.remembered(key, () => {
    const { total, ids, ...found } = findAnew(index, narrowed, search, sort)
    const ranked = ids(0, total)
    return { ...found, total, ids: (from, to) => ranked.slice(from, to) }
  })
}

/**
 * Number of results of a search and the labels of the dropped terms, without sorting and counts of
 * filters.
 */
export function countFound(
  index: CatalogueIndex,
  narrowed: ListingFilters,
  search: SearchQuery,
): { readonly total: number; readonly dropped: readonly SearchTerm[] } {
  const { shown, kept } = match(index, narrowed, search)
  return { total: shown.count(), dropped: search.terms.filter((term) => !kept.includes(term)) }
}

/** The products that match a search. */
interface Match {
  /** With all filters applied. */
  readonly shown: Bits
  /** With all filters applied except one. */
  readonly shownBut: (facet: Facet) => Bits
  /** Terms that were applied. */
  readonly kept: readonly SearchTerm[]
  readonly matchOf: (term: SearchTerm) => TermMatches | undefined
  /** Products whose name equals the query. */
  readonly nameIsQuery: Bits
}

function match(
  index: CatalogueIndex,
  narrowed: ListingFilters,
  { terms, typedWords }: SearchQuery,
): Match {
  const byWeight = terms.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_TERMS)
  const inShop = Bits.all([
    index.all(),
    ...narrowed.words.map((word) => index.nameOrFacetContains(word)),
  ])
  const matches = new Map(byWeight.map((term) => [term, matchesOf(index, term)]))
  // A query that equals a product's name finds that product, whatever else its words mean.
  const haveQueryWords =
    typedWords.length > 1 ? typedWords.map((word) => index.nameHasPhrase([word])) : [new Bits()]
  const nameIsQuery = Bits.all([inShop, ...haveQueryWords])
  const matching = (kept: readonly SearchTerm[], width: 'matching' | 'nextBest' = 'nextBest') => {
    const fitting = kept.flatMap((term) => {
      const its = matches.get(term)
      return (width === 'nextBest' ? its?.nextBest() : its?.matching) ?? []
    })
    return Bits.any([nameIsQuery, Bits.all([inShop, ...fitting])])
  }
  const filters = filtersOf(index, narrowed)
  const shownOf = (found: Bits, but?: Facet) =>
    Bits.all([found, ...filters.flatMap(({ facet, bits }) => (facet === but ? [] : [bits]))])

  // Alternatives, such as navy for blue, are tried before a term is dropped.
  const isShown = (some: readonly SearchTerm[], width: 'matching' | 'nextBest') =>
    !shownOf(matching(some, width)).isEmpty
  const keptAndShown = isShown(byWeight, 'matching')
    ? byWeight
    : heaviest(byWeight, (some) => isShown(some, 'nextBest'))
  // If the filters exclude every product, terms are chosen without them, for the facet counts.
  const kept = keptAndShown ?? heaviest(byWeight, (some) => !matching(some).isEmpty) ?? []
  const width = isShown(kept, 'matching') ? 'matching' : 'nextBest'
  const found = kept.length === 0 && byWeight.length > 0 ? new Bits() : matching(kept, width)
  return {
    shown: shownOf(found),
    shownBut: (facet) => shownOf(found, facet),
    kept,
    matchOf: (term) => matches.get(term),
    nameIsQuery,
  }
}

function findAnew(
  index: CatalogueIndex,
  narrowed: ListingFilters,
  search: SearchQuery,
  chosenSort: ListingSort,
): FoundPositions {
  const { terms, typedWords, sort: typedSort } = search
  const { shown, shownBut, kept, matchOf, nameIsQuery } = match(index, narrowed, search)
  const scored = [nameIsQuery, ...kept.flatMap((term) => matchOf(term)?.scored ?? [])]
  const isSortChosen = chosenSort !== 'newest'
  const sort = isSortChosen ? chosenSort : (typedSort ?? chosenSort)
  const isRanked = sort === 'newest' && typedWords.length > 0
  const earphones = namesDevice(terms, narrowed)
    ? new Bits()
    : Bits.without(
        index.with('brand', earphoneBrands),
        Bits.any([nameIsQuery, ...kept.flatMap((term) => matchOf(term)?.nameHasTyped ?? [])]),
      )
  // A chosen sort applies to the whole list.
  const parts =
    isSortChosen || typedWords.length === 0
      ? [shown]
      : [Bits.without(shown, earphones), Bits.all([shown, earphones])]
  const ranked = isRanked ? parts.flatMap((part) => byScore(part, scored)) : parts
  const levels = narrowed.isGrouped ? index.onePerFamily(ranked, sort) : ranked
  const total = (products: Bits) =>
    narrowed.isGrouped ? index.countOfDesigns(products) : products.count()
  const counts = (facet: Facet) => {
    const others = shownBut(facet)
    return narrowed.isGrouped ? index.countDesigns(facet, others) : index.count(facet, others)
  }
  return {
    total: total(shown),
    lowestPrice: index.lowestPrice(shown),
    ids: (from, to) => idsOf(index, levels, sort, { from, to }),
    counts: {
      brand: counts('brand'),
      deviceModel: counts('deviceModel'),
      caseType: counts('caseType'),
      colour: counts('colour'),
      price: counts('price'),
    },
    dropped: terms.filter((term) => !kept.includes(term)),
    ofAllModels: total(shownBut('deviceModel')),
  }
}

/** Covers of earphones come last for queries that name no device. */
const earphoneBrands: readonly string[] = brands
  .filter(({ kind }) => kind === 'earphones')
  .map(({ slug }) => slug)

function namesDevice(
  terms: readonly SearchTerm[],
  { brand, deviceModel }: ListingFilters,
): boolean {
  const isDevice = ({ fact }: SearchTerm) =>
    fact?.facet === 'brand' || fact?.facet === 'deviceModel'
  return brand !== '' || deviceModel !== '' || terms.some(isDevice)
}

/** Slice of the concatenated sets, each in the sort order. */
function idsOf(
  index: CatalogueIndex,
  levels: readonly Bits[],
  sort: ListingSort,
  { from, to }: { readonly from: number; readonly to: number },
): readonly string[] {
  let before = 0
  return levels.flatMap((level) => {
    const start = before
    if (start >= to) return []
    before += level.count()
    return before > from ? index.idsOf(level, sort, Math.max(0, from - start), to - start) : []
  })
}

function filtersOf(index: CatalogueIndex, narrowed: ListingFilters): readonly Filter[] {
  const facets = ['brand', 'deviceModel', 'caseType', 'colour'] as const
  const filters: Filter[] = facets.flatMap((facet) => {
    const value = narrowed[facet]
    return value !== '' ? [{ facet, bits: index.with(facet, [value]) }] : []
  })
  const { minPrice, maxPrice } = narrowed
  if (minPrice === null && maxPrice === null) return filters
  const priced = index.priced(minPrice ?? 0, maxPrice ?? Number.MAX_SAFE_INTEGER)
  return [...filters, { facet: 'price', bits: priced }]
}

/** Products that mention a shade score twice, those named by another word for it once. */
function shadeScores(index: CatalogueIndex, shade: string): readonly Bits[] {
  const { anywhere } = index.textHasPhrase([shade])
  return [anywhere, Bits.any([anywhere, index.nameHasPhrase(shadesLike(shade))])]
}

const colourSlugs = colours.map(({ slug }) => slug)

/** Products that match a query term. */
interface TermMatches {
  /** Products named by the typed word, if it isn't the proper name of the type or colour. */
  readonly nameHasTyped?: Bits
  /** Each set adds a point to the score of its products. */
  readonly scored: readonly Bits[]
  /** Products that may be listed for the term. */
  readonly matching: Bits
  /** The next best products; few queries need them. */
  readonly nextBest: () => Bits
}

function matchesOf(index: CatalogueIndex, term: SearchTerm): TermMatches {
  const { price, word } = term
  if (price) return only(index.priced(price.min, price.max))
  if (word !== undefined) {
    const containing = index.anyFieldContains(word)
    const matching = containing.isEmpty ? index.nameResembles(word) : containing
    return { scored: [index.nameContains(word)], matching, nextBest: () => matching }
  }
  return term.fact ? matchesOfFact(index, term, term.fact) : matchesOfTheme(index, term)
}

/**
 * Products with a filter's value, and those whose name contains the typed alias: the same as
 * suggestions count. Descriptions count only if no product has the value; for a colour, only those
 * of products without one: a grey case with 'a touch of blue' is not blue.
 */
function matchesOfFact(
  index: CatalogueIndex,
  term: SearchTerm,
  { facet, values, otherwise }: NonNullable<SearchTerm['fact']>,
): TermMatches {
  const { alias, phrases = [], typed, near } = term
  const having = index.with(facet, values)
  if (having.isEmpty && otherwise) return only(index.with(facet, otherwise))
  const nameHasTyped = alias === undefined ? new Bits() : index.nameHasPhrase([alias])
  const isShade = facet === 'colour' && alias !== undefined
  const meant = Bits.any([having, nameHasTyped])
  const byText = once(() => {
    const found = withText(index, phrases, typed)
    return facet === 'colour' ? Bits.without(found, index.with('colour', colourSlugs)) : found
  })
  const matching = meant.isEmpty ? byText() : meant
  return {
    ...(isShade && { nameHasTyped }),
    scored: [
      meant,
      ...(typed === undefined ? [] : [index.nameHasPhrase([typed])]),
      ...(isShade ? shadeScores(index, alias) : []),
    ],
    matching,
    nextBest: once(() =>
      near
        ? Bits.any([matching, byText(), matchesOf(index, { label: term.label, ...near }).matching])
        : matching,
    ),
  }
}

/**
 * Products whose name or description contains a motif or feature, first those with the typed word.
 */
function matchesOfTheme(index: CatalogueIndex, term: SearchTerm): TermMatches {
  const { phrases = [], nameWords = [], typed } = term
  const { inName, anywhere } = index.textHasPhrase(phrases)
  const byName = Bits.any([inName, index.nameHasPhrase(nameWords)])
  const all = Bits.any([byName, anywhere])
  const found = all.isEmpty ? withText(index, [], typed) : all
  const nameHasTyped = index.nameHasPhrase(typed === undefined ? [] : [typed])
  const withTyped = index.textHasPhrase(typed === undefined ? [] : [typed]).anywhere
  return {
    nameHasTyped,
    scored: [byName, nameHasTyped, withTyped],
    matching: found,
    nextBest: () => found,
  }
}

/** Products with one of these phrases in a text, otherwise with the typed text inside of a word. */
function withText(
  index: CatalogueIndex,
  phrases: readonly string[],
  typed: string | undefined,
): Bits {
  const { anywhere } = index.textHasPhrase(phrases)
  const isPart = anywhere.isEmpty && typed !== undefined && typed.length >= SHORTEST_PART
  return isPart ? index.anyFieldContains(typed) : anywhere
}

/** Computes a value on first use. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function only(products: Bits): TermMatches {
  return { scored: [products], matching: products, nextBest: () => products }
}

/** Subset of terms with the greatest total weight that has matches; null if none has. */
function heaviest(
  terms: readonly SearchTerm[],
  hasSome: (some: readonly SearchTerm[]) => boolean,
): readonly SearchTerm[] | null {
  if (hasSome(terms)) return terms
  // A term without products rules out every subset that contains it.
  const possible = terms.filter((term) => hasSome([term]))
  const worthShowing = terms.some(({ isGoods }) => isGoods) ? namesCase : isWorthShowing
  const choices = subsets(possible).filter(worthShowing)
  const value = (some: readonly SearchTerm[]) =>
    some.reduce((sum, term) => sum + weight(term) + 1, 0)
  return choices.toSorted((a, b) => value(b) - value(a)).find(hasSome) ?? null
}

/** 'Wireless' alone does not answer 'wireless mouse'. */
const namesCase = (some: readonly SearchTerm[]) =>
  some.some(({ fact, phrases, isGoods }) => fact || (phrases && !isGoods))

/** A price, or a word of fewer than three letters, does not answer words without a match. */
const isWorthShowing = (some: readonly SearchTerm[]) =>
  some.some(({ fact, phrases, word = '' }) => fact || phrases || /[\p{L}\p{N}]{3}/u.test(word))

/** Buckets of products by score, the number of sets that contain them, the highest first. */
function byScore(shown: Bits, scored: readonly Bits[]): readonly Bits[] {
  let levels: readonly Bits[] = [shown]
  for (const bits of scored) {
    const fitting = levels.map((level) => Bits.all([level, bits]))
    const others = levels.map((level) => Bits.without(level, bits))
    // A product in one more set moves up one level.
    levels = Array.from({ length: levels.length + 1 }, (_, at) =>
      Bits.any([fitting[at], others[at - 1]].filter((set) => set !== undefined)),
    )
  }
  return levels
}

function subsets<T>(items: readonly T[]): T[][] {
  const found: T[][] = [[]]
  for (const item of items) found.push(...found.map((set) => [...set, item]))
  return found
}
