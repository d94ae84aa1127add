import { LRUCache } from 'lru-cache'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import type { ListingSort } from '#domain/catalogue/listing.ts'
import { priceSteps } from '#domain/catalogue/price-steps.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import { type Paisa, rupeesFromPaisa } from '#domain/money.ts'
import { coloursNamedIn } from '../vocabulary/phrases.ts'
import {
  designKeys,
  eachFacet,
  type Facet,
  type FacetValue,
  familyKey,
  type IndexedProduct,
  intersection,
  orders,
  type Products,
  type RankedProduct,
  union,
} from './products.ts'
import { WordIndex } from './word-index.ts'

/** Limits the cached listings: 32 MB of references with 10,000 products. */
const MOST_CACHED = 400

/**
 * In-memory index of the products on sale by the values of facets and by words, for what is slow in
 * the database: words with typing errors, combined filters, and counts of 530 models. Results are
 * valid until the next `put`.
 */
export class CatalogueIndex {
  /** Entries by id, each with all sets that contain it. */
  readonly #entries = new Map<
    string,
    { readonly product: RankedProduct; readonly sets: readonly Set<RankedProduct>[] }
  >()
  readonly #all = new Set<RankedProduct>()
  readonly #facets = eachFacet(() => new Map<string, FacetValue>())
  readonly #families = new Map<string, Set<RankedProduct>>()
  readonly #designs = new Map<string, Set<RankedProduct>>()
  readonly names = new WordIndex()
  readonly #descriptions = new WordIndex()
  /** The products in each order, sorted on first use after a change. */
  readonly #sorted = new Map<ListingSort, readonly RankedProduct[]>()
  readonly #cached = new LRUCache<string, object>({ max: MOST_CACHED })

  /** Adds or updates a product; null removes one that is no longer on sale. */
  put(id: string, product: IndexedProduct | null): void {
    this.#cached.clear()
    this.#sorted.clear()
    const before = this.#entries.get(id)
    before?.sets.forEach((set) => {
      set.delete(before.product)
    })
    this.#entries.delete(id)
    if (product === null) return
    const { description, deviceModels, colours, ...fields } = product
    const price = discountedPrice(product.price)
    const named: Readonly<Record<Facet, readonly string[]>> = {
      brand: [product.brand],
      deviceModel: deviceModels,
      caseType: [product.caseType],
      colour: colours.length > 0 ? colours : coloursNamedIn(fields.name),
      price: stepsOf(price),
    }
    const ranked = {
      ...fields,
      price,
      values: eachFacet((facet) => this.#valuesOf(facet, named[facet])),
    }
    const sets = [
      this.#all,
      ...Object.values(ranked.values).flatMap((values) => values.map(({ products }) => products)),
      ...this.#familySets(ranked),
      ...designKeys(ranked).map((key) => setOf(this.#designs, key)),
      ...this.names.setsOf(fields.name),
      ...this.#descriptions.setsOf(description),
    ]
    for (const set of sets) set.add(ranked)
    this.#entries.set(id, { product: ranked, sets })
  }

  #valuesOf(facet: Facet, names: readonly string[]): FacetValue[] {
    const values = this.#facets[facet]
    return names.map((name) => {
      const value = values.get(name) ?? { name, position: values.size, products: new Set() }
      values.set(name, value)
      return value
    })
  }

  #familySets(product: RankedProduct): Set<RankedProduct>[] {
    const key = familyKey(product)
    if (key === null) return []
    return [setOf(this.#families, key)]
  }

  /** Memoises a value under a key until the next change of the index. */
  memoised<Value extends object>(key: string, make: () => Value): Value {
    const value = this.#cached.get(key) ?? make()
    this.#cached.set(key, value)
    return value as Value
  }

  all(): Products {
    return this.#all
  }

  get(id: string): RankedProduct | undefined {
    return this.#entries.get(id)?.product
  }

  /** The first of these products in a sort order, all of them without a limit. */
  inOrder(sort: ListingSort, products: Products, most = products.size): RankedProduct[] {
    const sorted = this.#sorted.get(sort) ?? [...this.#all].sort(orders[sort])
    this.#sorted.set(sort, sorted)
    const found: RankedProduct[] = []
    for (const product of sorted) {
      if (found.length >= most) break
      if (products.has(product)) found.push(product)
    }
    return found
  }

  /** Ids of a product's family, its own included, the newest first; empty without others. */
  familyOf(id: string): readonly string[] {
    const product = this.get(id)
    const members = this.#families.get((product && familyKey(product)) ?? '')
    if (!members || members.size < 2) return []
    return [...members].sort(orders.newest).map((member) => member.id)
  }

  /**
   * Products of the same design for any phone, in order of likeness: the same drawing in the same
   * colour, the same drawing, the same family; the newest first. Itself included (rule: one-design).
   */
  designOf(product: RankedProduct): readonly RankedProduct[] {
    const likeness = ({ drawing, paint }: RankedProduct) =>
      2 * Number(drawing === product.drawing) + Number(paint === product.paint)
    const members = union(designKeys(product).flatMap((key) => this.#designs.get(key) ?? []))
    const all = members.size > 0 ? members : new Set([product])
    return [...all].sort((a, b) => likeness(b) - likeness(a) || orders.newest(a, b))
  }

  /** Number of these products per value, or of families if `isGrouped` (rule: families). */
  count(
    facet: Facet,
    products: Iterable<RankedProduct>,
    isGrouped: boolean,
  ): ReadonlyMap<string, number> {
    const counts: number[] = new Array(this.#facets[facet].size).fill(0)
    const counted = new Set<string>()
    for (const product of products) {
      const family = isGrouped ? familyKey(product) : null
      for (const { position } of product.values[facet]) {
        if (family !== null) {
          const key = `${position} ${family}`
          if (counted.has(key)) continue
          counted.add(key)
        }
        counts[position] = (counts[position] ?? 0) + 1
      }
    }
    const values = [...this.#facets[facet].values()].map(
      ({ name, position }) => [name, counts[position] ?? 0] as const,
    )
    return new Map(values.filter(([, count]) => count > 0))
  }

  with(facet: Facet, values: readonly string[]): Products {
    return union(values.flatMap((value) => this.#facets[facet].get(value)?.products ?? []))
  }

  /** Products with all of these values; without values, all products on sale. */
  withAll(values: Readonly<{ [facet in Facet]?: string | undefined }>): Products {
    const wanted = Object.entries(values) as [Facet, string | undefined][]
    const sets = wanted.flatMap(([facet, value]) =>
      value === undefined ? [] : [this.with(facet, [value])],
    )
    return intersection([this.#all, ...sets])
  }

  /** Products with a discounted price from `min` to `max`, both included. */
  priced(min: Paisa, max: Paisa): Products {
    return new Set([...this.#all].filter(({ price }) => price >= min && price <= max))
  }

  /** Products whose name has one of these phrases in whole words, or a word with that prefix. */
  nameHasPhrase(phrases: readonly string[], prefix?: string): Products {
    const found = phrases.map((phrase) => this.names.withPhrase(phrase))
    return union(prefix ? [...found, this.names.withPrefix(prefix)] : found)
  }

  /** Products whose name or description contains one of these phrases in whole words. */
  textHasPhrase(phrases: readonly string[]): Products {
    return union([
      this.nameHasPhrase(phrases),
      ...phrases.map((phrase) => this.#descriptions.withPhrase(phrase)),
    ])
  }

  /** Products whose name, type, colour, brand or one of whose models contains the text. */
  nameOrFacetContains(part: string): Products {
    const containing = (facet: Facet, textOf: (value: string) => string = (value) => value) =>
      [...this.#facets[facet].values()]
        .filter(({ name }) => textOf(name).toLowerCase().includes(part))
        .map(({ products }) => products)
    return union([
      this.names.containing(part),
      ...containing('caseType'),
      ...containing('deviceModel'),
      ...containing('brand', (slug) => brandBySlug(slug)?.displayName ?? slug),
      ...containing('colour'),
    ])
  }

  /** Products of `nameOrFacetContains`, or whose description has a word with that prefix. */
  anyFieldContains(part: string): Products {
    return union([this.nameOrFacetContains(part), this.#descriptions.withPrefix(part)])
  }
}

function setOf(sets: Map<string, Set<RankedProduct>>, key: string): Set<RankedProduct> {
  const members = sets.get(key) ?? new Set()
  sets.set(key, members)
  return members
}

function stepsOf(price: Paisa): string[] {
  const rupees = rupeesFromPaisa(price)
  const step = priceSteps.find(({ min = 0, max = Infinity }) => rupees >= min && rupees <= max)
  return step ? [step.slug] : []
}
