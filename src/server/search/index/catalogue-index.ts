import { LRUCache } from 'lru-cache'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import type { ListingSort } from '#domain/catalogue/listing.ts'
import { type PriceStep, priceSteps } from '#domain/catalogue/price-steps.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import { type Paisa, rupeesFromPaisa } from '#domain/money.ts'
import { coloursNamedIn, knownPhrases } from '../vocabulary/phrases.ts'
import { Bits } from './bits.ts'
import { Families } from './families.ts'
import { Ranking } from './ranking.ts'
import { ValueCounts } from './value-counts.ts'
import { WordIndex } from './word-index.ts'

/** The index entry of a product on sale. */
export interface IndexedProduct {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Slug. */
  readonly brand: string
  readonly caseType: string
  readonly deviceModels: readonly string[]
  /** Keys in the table of colours. */
  readonly colours: readonly string[]
  /** Key of its family; '' for none. */
  readonly family: string
  /** List price. */
  readonly price: Paisa
  /** Average of its reviews; 0 without any. */
  readonly rating: number
  readonly reviewCount: number
  /** Microseconds since 1970, the precision of the database. */
  readonly createdAt: number
}

/** Capacity of the cache of listings, in products of all listings: 32 MB of positions. */
const MOST_REMEMBERED = 4_000_000

/** A cached listing. */
export interface CacheEntry {
  /** Number of its products. */
  readonly total: number
}

/** Fields of a product that sort orders and shelves compare. */
export interface RankedProduct {
  readonly id: string
  readonly name: string
  /** Slug. */
  readonly brand: string
  readonly caseType: string
  readonly family: string
  /** Discounted price. */
  readonly price: Paisa
  /** Average of its reviews; 0 without any. */
  readonly rating: number
  readonly reviewCount: number
  readonly createdAt: number
}

/** Facets of the search: filters with a choice of counted values. */
export type Facet = 'brand' | 'deviceModel' | 'caseType' | 'colour' | 'price'

/**
 * In-memory bitmap index of the products on sale. It answers the queries that are too slow in the
 * database: words with typing errors, colours and prices combined with all other filters, and facet
 * counts of the 530 models. A changed product gets a new position, and its old one is unused. The
 * caller rebuilds the index when too many positions are unused (`isWorn`).
 */
export class CatalogueIndex {
  readonly #products: RankedProduct[] = []
  readonly #positions = new Map<string, number>()
  readonly #onSale = new Bits()
  readonly #facets: Readonly<Record<Facet, Map<string, Bits>>> = {
    brand: new Map(),
    deviceModel: new Map(),
    caseType: new Map(),
    colour: new Map(),
    price: new Map(),
  }
  readonly #models = new ValueCounts()
  readonly #families = new Families()
  /** Counts of all products on sale, cached until the next change. */
  #modelsOnSale: ReadonlyMap<string, number> | null = null
  readonly #remembered = new LRUCache<string, CacheEntry>({
    maxSize: MOST_REMEMBERED,
    // The constant accounts for the facet counts, which an empty listing has too.
    sizeCalculation: ({ total }) => total + 10_000,
  })
  readonly #names = new WordIndex(knownPhrases)
  readonly #descriptions = new WordIndex(knownPhrases)
  readonly #orders: Readonly<Record<ListingSort, (first: number, second: number) => number>> = {
    newest: this.#by(() => 0),
    price: this.#by((a, b) => a.price - b.price),
    '-price': this.#by((a, b) => b.price - a.price),
    rating: this.#by((a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount),
  }
  readonly #rankings: Readonly<Record<ListingSort, Ranking>> = {
    newest: new Ranking(this.#orders.newest),
    price: new Ranking(this.#orders.price),
    '-price': new Ranking(this.#orders['-price']),
    rating: new Ranking(this.#orders.rating),
  }

  /** Whether so many positions are unused that the index should be rebuilt. */
  get isWorn(): boolean {
    return this.#products.length > 1_000 && this.#positions.size * 2 < this.#products.length
  }

  /** Adds or updates a product; null removes one that is no longer on sale. */
  put(id: string, product: IndexedProduct | null): void {
    this.#remembered.clear()
    this.#modelsOnSale = null
    const before = this.#positions.get(id)
    if (before !== undefined) {
      this.#onSale.delete(before)
      this.#families.delete(before)
    }
    this.#positions.delete(id)
    if (product === null) return
    const { name, brand, caseType, family, rating, reviewCount, createdAt } = product
    const price = discountedPrice(product.price)
    // Models are left out: a large catalogue has millions of them.
    const ranked = { id, name, brand, caseType, family, price, rating, reviewCount, createdAt }
    const position = this.#products.push(ranked) - 1
    this.#positions.set(id, position)
    this.#onSale.add(position)
    this.#enter('brand', brand, position)
    this.#enter('caseType', caseType, position)
    const step = stepOf(price)
    if (step) this.#enter('price', step.slug, position)
    for (const model of product.deviceModels) this.#enter('deviceModel', model, position)
    this.#models.add(product.deviceModels)
    const colours = product.colours.length > 0 ? product.colours : coloursNamedIn(name)
    for (const colour of colours) this.#enter('colour', colour, position)
    if (family !== '') {
      this.#families.add(`${brand} ${family}`, position, {
        ...{ brand: [brand], caseType: [caseType], deviceModel: product.deviceModels },
        ...{ colour: colours, price: step ? [step.slug] : [] },
      })
    }
    this.#names.add(position, name)
    this.#descriptions.add(position, product.description)
    for (const ranking of Object.values(this.#rankings)) ranking.add(position)
  }

  /** Memoises a value under a key until the next change of the index. */
  remembered<Made extends CacheEntry>(key: string, make: () => Made): Made {
    const known = this.#remembered.get(key)
    if (known) return known as Made
    const made = make()
    this.#remembered.set(key, made)
    return made
  }

  /** All products on sale. */
  all(): Bits {
    return Bits.all([this.#onSale])
  }

  /** Products with all of these values; without values, all products on sale. */
  withAll(values: Readonly<Partial<Record<Facet, string>>>): Bits {
    const wanted = Object.entries(values) as [Facet, string][]
    const sets = wanted.map(([facet, value]) => this.#facets[facet].get(value) ?? new Bits())
    return Bits.all([this.#onSale, ...sets])
  }

  /** Number of these products with a value; a family counts once (rule: families). */
  countOf(facet: Facet, value: string, products: Bits): number {
    const having = this.#facets[facet].get(value)
    if (!having) return 0
    const members = this.#families.members
    if (having.countWith(members) === 0) return having.countWith(products)
    return this.countOfDesigns(Bits.all([having, products]))
  }

  /** Products with one of these values. */
  with(facet: Facet, values: readonly string[]): Bits {
    return Bits.any(values.flatMap((value) => this.#facets[facet].get(value) ?? []))
  }

  /** Products with a discounted price from `min` to `max`, both included. */
  priced(min: Paisa, max: Paisa): Bits {
    const found = new Bits()
    this.#products.forEach(({ price }, position) => {
      if (price >= min && price <= max) found.add(position)
    })
    return found
  }

  /** Products with a word in their name that contains the text. */
  nameContains(part: string): Bits {
    return this.#names.containing(part)
  }

  /**
   * Products whose name contains one of these phrases in whole words, or a word with that prefix.
   */
  nameHasPhrase(phrases: readonly string[], prefix?: string): Bits {
    const found = phrases.map((phrase) => this.#names.withPhrase(phrase))
    return Bits.any(prefix ? [...found, this.#names.withPrefix(prefix)] : found)
  }

  /** Fuzzy match: products whose name contains a word within the edit distance of this one. */
  nameResembles(word: string): Bits {
    return this.#names.resembling(word)
  }

  /** Products whose name, or name or description, contains one of these phrases in whole words. */
  textHasPhrase(phrases: readonly string[]): { readonly inName: Bits; readonly anywhere: Bits } {
    const inName = Bits.any(phrases.map((phrase) => this.#names.withPhrase(phrase)))
    const inDescription = Bits.any(phrases.map((phrase) => this.#descriptions.withPhrase(phrase)))
    return { inName, anywhere: Bits.any([inName, inDescription]) }
  }

  /** Products whose name, type, colour, brand or one of whose models contains the text. */
  nameOrFacetContains(part: string): Bits {
    const containing = (facet: Facet, textOf: (value: string) => string = (value) => value) =>
      [...this.#facets[facet]].flatMap(([value, bits]) =>
        textOf(value).toLowerCase().includes(part) ? [bits] : [],
      )
    return Bits.any([
      this.#names.containing(part),
      ...containing('caseType'),
      ...containing('deviceModel'),
      ...containing('brand', (slug) => brandBySlug(slug)?.displayName ?? slug),
      ...containing('colour'),
    ])
  }

  /**
   * Products that `nameOrFacetContains` finds, or whose description has a word that begins with the
   * text.
   */
  anyFieldContains(part: string): Bits {
    return Bits.any([this.nameOrFacetContains(part), this.#descriptions.withPrefix(part)])
  }

  /**
   * Number of these products, all of them on sale, per value; values without products are left out.
   */
  count(facet: Facet, products: Bits): ReadonlyMap<string, number> {
    if (facet === 'deviceModel') return this.#countModels(products)
    const counts = new Map<string, number>()
    for (const [value, bits] of this.#facets[facet]) {
      const count = bits.countWith(products)
      if (count > 0) counts.set(value, count)
    }
    return counts
  }

  /** Counts the smaller of the set and its complement. */
  #countModels(products: Bits): ReadonlyMap<string, number> {
    const others = Bits.without(this.#onSale, products)
    if (products.count() <= others.count()) return this.#models.count(products)
    this.#modelsOnSale ??= this.#models.count(this.#onSale)
    const counts = new Map(this.#modelsOnSale)
    for (const [model, count] of this.#models.count(others)) {
      const left = (counts.get(model) ?? 0) - count
      if (left > 0) counts.set(model, left)
      else counts.delete(model)
    }
    return counts
  }

  /**
   * Reduces the sets to one product per family: the first in the order of the sets and, within one
   * set, of the sort (rule: families).
   */
  onePerFamily(levels: readonly Bits[], sort: ListingSort): readonly Bits[] {
    const compare = this.#orders[sort]
    const hidden = this.#families.without((members) =>
      levels.flatMap((level) =>
        members.filter((position) => level.has(position)).toSorted(compare),
      ),
    )
    return levels.map((level) => Bits.without(level, hidden))
  }

  /** Like `count`, but a family counts once for each value of its products. */
  countDesigns(facet: Facet, products: Bits): ReadonlyMap<string, number> {
    const counts = new Map(this.count(facet, Bits.without(products, this.#families.members)))
    for (const value of this.#families.valuesIn(products, facet)) {
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return counts
  }

  /** Number of these products; a family counts once. */
  countOfDesigns(products: Bits): number {
    const families = this.#families.countIn(products)
    return Bits.without(products, this.#families.members).count() + families
  }

  /** Ids of a product's family, its own included, the newest first; empty without others. */
  familyOf(id: string): readonly string[] {
    const position = this.#positions.get(id)
    const members = position === undefined ? [] : this.#families.of(position)
    if (members.length < 2) return []
    return members.toSorted(this.#orders.newest).flatMap((member) => this.#idAt(member) ?? [])
  }

  /** The first of these products in a sort order. */
  first(sort: ListingSort, products: Bits, most: number): readonly RankedProduct[] {
    const positions = this.#rankings[sort].some(products, 0, most)
    return positions.flatMap((position) => this.#products[position] ?? [])
  }

  /** Lowest discounted price of these products; null for none. */
  lowestPrice(products: Bits): Paisa | null {
    return this.first('price', products, 1)[0]?.price ?? null
  }

  /** All products on sale, unordered. */
  *onSale(): Generator<RankedProduct> {
    for (const position of this.#positions.values()) {
      const product = this.#products[position]
      if (product) yield product
    }
  }

  /** The product on sale with this id. */
  get(id: string): RankedProduct | undefined {
    const position = this.#positions.get(id)
    return position === undefined ? undefined : this.#products[position]
  }

  /** Ids of these products in a sort order, from one place up to another, counted from 0. */
  idsOf(products: Bits, sort: ListingSort, from: number, to: number): readonly string[] {
    const positions = this.#rankings[sort].some(products, from, to)
    return positions.flatMap((position) => this.#idAt(position) ?? [])
  }

  #idAt(position: number): string | undefined {
    return this.#products[position]?.id
  }

  #enter(facet: Facet, value: string, position: number): void {
    const known = this.#facets[facet].get(value)
    if (known) known.add(position)
    else this.#facets[facet].set(value, Bits.of([position]))
  }

  /** Ties are broken by age and then by id, like in the database (rule: paging). */
  #by(compare: (a: RankedProduct, b: RankedProduct) => number): (a: number, b: number) => number {
    return (first, second) => {
      const a = this.#products[first]
      const b = this.#products[second]
      if (!a || !b) return 0
      return compare(a, b) || b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)
    }
  }
}

/** The price step of a discounted price. */
function stepOf(price: Paisa): PriceStep | undefined {
  const rupees = rupeesFromPaisa(price)
  return priceSteps.find(({ min = 0, max = Infinity }) => rupees >= min && rupees <= max)
}
