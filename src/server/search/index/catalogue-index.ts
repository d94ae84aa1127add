import { LRUCache } from 'lru-cache'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import type { ListingSort } from '#domain/catalogue/listing.ts'
import { priceSteps } from '#domain/catalogue/price-steps.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import { type Paisa, rupeesFromPaisa } from '#domain/money.ts'
import { coloursNamedIn } from '../vocabulary/phrases.ts'
import {
  designsAmong,
  eachFacet,
  type Facet,
  type FacetValue,
  familyKey,
  type Grouping,
  type GroupKey,
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
    const { description, nameUrdu, descriptionUrdu, deviceModels, colours, ...fields } = product
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
      ...this.names.setsOf(`${fields.name} ${nameUrdu}`),
      ...this.#descriptions.setsOf(`${description} ${descriptionUrdu}`),
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

  /** Key of the products that a list shows as one (rules: families, one-design). */
  keyOf(grouping: Grouping): GroupKey {
    if (grouping === 'none') return (product) => product
    if (grouping === 'family') return (product) => familyKey(product) ?? product
    const designs = this.memoised('designs', () => designsAmong(this.#all))
    return (product) => designs.get(product) ?? product
  }

  /** The products of each group, the newest first. */
  #groups(grouping: Grouping): ReadonlyMap<string | RankedProduct, readonly RankedProduct[]> {
    return this.memoised(`groups by ${grouping}`, () =>
      Map.groupBy(this.inOrder('newest', this.#all), this.keyOf(grouping)),
    )
  }

  /**
   * Ids of a product's family, or of its design's products of the same brand, its own included, the
   * newest first; empty without others.
   */
  familyOf(id: string, grouping: Grouping = 'family'): readonly string[] {
    const product = this.get(id)
    if (!product) return []
    const group = this.#groups(grouping).get(this.keyOf(grouping)(product)) ?? []
    const members = group.filter(({ brand }) => brand === product.brand)
    return members.length < 2 ? [] : members.map((member) => member.id)
  }

  /**
   * Products of the same design for any phone, in order of likeness: the same drawing in the same
   * colour, the same drawing, the same family; the newest first. Itself included (rule: one-design).
   */
  designOf(product: RankedProduct): readonly RankedProduct[] {
    const likeness = ({ drawing, paint }: RankedProduct) =>
      2 * Number(drawing === product.drawing) + Number(paint === product.paint)
    const members = this.#groups('design').get(this.keyOf('design')(product)) ?? [product]
    return members.toSorted((a, b) => likeness(b) - likeness(a))
  }

  /** Number of groups of these products per value (rules: families, one-design). */
  count(
    facet: Facet,
    products: Iterable<RankedProduct>,
    keyOf: GroupKey,
  ): ReadonlyMap<string, number> {
    const counts: number[] = new Array(this.#facets[facet].size).fill(0)
    /** The last group that was counted at each position. */
    const last: unknown[] = new Array(counts.length)
    for (const [key, members] of Map.groupBy(products, keyOf)) {
      for (const { values } of members) {
        for (const { position } of values[facet]) {
          if (last[position] === key) continue
          last[position] = key
          counts[position] = (counts[position] ?? 0) + 1
        }
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

function stepsOf(price: Paisa): string[] {
  const rupees = rupeesFromPaisa(price)
  const step = priceSteps.find(({ min = 0, max = Infinity }) => rupees >= min && rupees <= max)
  return step ? [step.slug] : []
}
