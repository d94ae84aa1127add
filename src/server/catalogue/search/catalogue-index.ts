import { LRUCache } from 'lru-cache'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import type { ListingSort } from '#domain/catalogue/listing.ts'
import { type PriceStep, priceSteps } from '#domain/catalogue/price-steps.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import { type Paisa, rupeesFromPaisa } from '#domain/money.ts'
import { Bits } from './bits.ts'
import { Families } from './families.ts'
import { coloursNamedIn, knownPhrases } from './phrases.ts'
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
  /** By their keys in the table of colours. */
  readonly colours: readonly string[]
  /** Key of its family; '' is none. */
  readonly family: string
  /** List price. */
  readonly price: Paisa
  /** Average of its reviews; 0 without any. */
  readonly rating: number
  readonly reviewCount: number
  /** Microseconds since 1970, which is how exactly the database knows it. */
  readonly createdAt: number
}

/** Products in all listings that are remembered between two changes: 32 MB of their positions. */
const MOST_REMEMBERED = 4_000_000

/** A cached listing. */
export interface CacheEntry {
  /** Products in it. */
  readonly total: number
}

/** The fields of a product that an order of products, or a shelf of them, compares. */
export interface RankedModel {
  readonly id: string
  readonly name: string
  /** Slug. */
  readonly brand: string
  readonly caseType: string
  readonly family: string
  /** After the discount. */
  readonly price: Paisa
  /** Average of its reviews; 0 without any. */
  readonly rating: number
  readonly reviewCount: number
  readonly createdAt: number
}

/** The filters that have a choice of values. */
export type Facet = 'brand' | 'deviceModel' | 'caseType' | 'colour' | 'price'

/**
 * The products on sale as sets of positions, for what no index of the database answers in time: words
 * with mistakes, colours and prices together with every other filter, and a count beside each of the
 * 530 models. A product that changes gets a new position, and its old one belongs to nothing; who
 * keeps the index up to date begins anew when too many are lost (`isWorn`).
 */
export class CatalogueIndex {
  readonly #products: RankedModel[] = []
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
  /** Of everything on sale, until something changes. */
  #modelsOnSale: ReadonlyMap<string, number> | null = null
  readonly #remembered = new LRUCache<string, CacheEntry>({
    maxSize: MOST_REMEMBERED,
    // A listing of nothing has its numbers all the same.
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

  /** Whether so many positions are lost that a new index is better. */
  get isWorn(): boolean {
    return this.#products.length > 1_000 && this.#positions.size * 2 < this.#products.length
  }

  /** Takes in a product as it is now; null when it is no longer on sale. */
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
    // Not the models, of which a large catalogue has millions.
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

  /** The value made under a key since the last change, or else made now. */
  remembered<Made extends CacheEntry>(key: string, make: () => Made): Made {
    const known = this.#remembered.get(key)
    if (known) return known as Made
    const made = make()
    this.#remembered.set(key, made)
    return made
  }

  /** Everything on sale. */
  all(): Bits {
    return Bits.all([this.#onSale])
  }

  /** Products with all of these values; without any, everything on sale. */
  withAll(values: Readonly<Partial<Record<Facet, string>>>): Bits {
    const wanted = Object.entries(values) as [Facet, string][]
    const sets = wanted.map(([facet, value]) => this.#facets[facet].get(value) ?? new Bits())
    return Bits.all([this.#onSale, ...sets])
  }

  /** How many of these have a value, with a family as one product (rule: families). */
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

  /** Products that cost from `min` to `max` after the discount, both included. */
  priced(min: Paisa, max: Paisa): Bits {
    const found = new Bits()
    this.#products.forEach(({ price }, position) => {
      if (price >= min && price <= max) found.add(position)
    })
    return found
  }

  /** Products whose name holds the word. */
  named(word: string): Bits {
    return this.#names.holding(word)
  }

  /** Products whose name has one of these phrases in whole words, or a word that begins so. */
  called(phrases: readonly string[], beginning?: string): Bits {
    const said = phrases.map((phrase) => this.#names.saying(phrase))
    return Bits.any(beginning ? [...said, this.#names.beginning(beginning)] : said)
  }

  /** Products whose name, or description, has one of these phrases in whole words. */
  saying(phrases: readonly string[]): { readonly inName: Bits; readonly anywhere: Bits } {
    const inName = Bits.any(phrases.map((phrase) => this.#names.saying(phrase)))
    const inDescription = Bits.any(phrases.map((phrase) => this.#descriptions.saying(phrase)))
    return { inName, anywhere: Bits.any([inName, inDescription]) }
  }

  /** Products listed as something that holds the word, or with a word in their description that begins so. */
  speakingOf(word: string): Bits {
    return Bits.any([this.listedAs(word), this.#descriptions.beginning(word)])
  }

  /** Products whose name, type, colour, brand or one of whose models holds the word. */
  listedAs(word: string): Bits {
    const holding = (facet: Facet, textOf: (value: string) => string = (value) => value) =>
      [...this.#facets[facet]].flatMap(([value, bits]) =>
        textOf(value).toLowerCase().includes(word) ? [bits] : [],
      )
    return Bits.any([
      this.#names.holding(word),
      ...holding('caseType'),
      ...holding('deviceModel'),
      ...holding('brand', (slug) => brandBySlug(slug)?.displayName ?? slug),
      ...holding('colour'),
    ])
  }

  /** Products with a word in their name that was probably meant by this one. */
  probablyNamed(word: string): Bits {
    return this.#names.resembling(word)
  }

  /** How many of these, all of them on sale, have each value; values that none has are left out. */
  count(facet: Facet, products: Bits): ReadonlyMap<string, number> {
    if (facet === 'deviceModel') return this.#countModels(products)
    const counts = new Map<string, number>()
    for (const [value, bits] of this.#facets[facet]) {
      const count = bits.countWith(products)
      if (count > 0) counts.set(value, count)
    }
    return counts
  }

  /** Counted of whichever are fewer: these, or the others. */
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
   * The same sets without products of a family that another one stands for: the first in the order of
   * the sets and, within one set, of the sort (rule: families).
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

  /** `count` with a family as one product for each value that any of its products has. */
  countDesigns(facet: Facet, products: Bits): ReadonlyMap<string, number> {
    const counts = new Map(this.count(facet, Bits.without(products, this.#families.members)))
    for (const value of this.#families.valuesIn(products, facet)) {
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return counts
  }

  /** How many these are with a family as one product. */
  countOfDesigns(products: Bits): number {
    const families = this.#families.countIn(products)
    return Bits.without(products, this.#families.members).count() + families
  }

  /** The ids of a product and the others of its family, the newest first; none of a product alone. */
  familyOf(id: string): readonly string[] {
    const position = this.#positions.get(id)
    const members = position === undefined ? [] : this.#families.of(position)
    if (members.length < 2) return []
    return members.toSorted(this.#orders.newest).flatMap((member) => this.#idAt(member) ?? [])
  }

  /** The first of these in an order. */
  first(sort: ListingSort, products: Bits, most: number): readonly RankedModel[] {
    const positions = this.#rankings[sort].some(products, 0, most)
    return positions.flatMap((position) => this.#products[position] ?? [])
  }

  /** The discounted price of the cheapest of these; null when there is none. */
  lowestPrice(products: Bits): Paisa | null {
    return this.first('price', products, 1)[0]?.price ?? null
  }

  /** Everything on sale, in no order. */
  *onSale(): Generator<RankedModel> {
    for (const position of this.#positions.values()) {
      const product = this.#products[position]
      if (product) yield product
    }
  }

  /** The product on sale with this id. */
  get(id: string): RankedModel | undefined {
    const position = this.#positions.get(id)
    return position === undefined ? undefined : this.#products[position]
  }

  /** The ids of these in an order, from one place up to another, counted from 0. */
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

  /** Ties are broken by age and then by id, the same as in the database (rule: paging). */
  #by(compare: (a: RankedModel, b: RankedModel) => number): (a: number, b: number) => number {
    return (first, second) => {
      const a = this.#products[first]
      const b = this.#products[second]
      if (!a || !b) return 0
      return compare(a, b) || b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)
    }
  }
}

/** The step that a price after the discount belongs to. */
function stepOf(price: Paisa): PriceStep | undefined {
  const rupees = rupeesFromPaisa(price)
  return priceSteps.find(({ min = 0, max = Infinity }) => rupees >= min && rupees <= max)
}
