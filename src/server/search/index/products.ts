import type { ListingSort } from '#domain/catalogue/listing.ts'
import type { Paisa } from '#domain/money.ts'

export const facets = ['brand', 'deviceModel', 'caseType', 'colour', 'price'] as const
export type Facet = (typeof facets)[number]

/** A value for each facet. */
export function eachFacet<Value>(make: (facet: Facet) => Value): Record<Facet, Value> {
  const entries = facets.map((facet) => [facet, make(facet)])
  return Object.fromEntries(entries) as Record<Facet, Value>
}

export interface FacetValue {
  readonly name: string
  readonly position: number
  readonly products: Set<RankedProduct>
}

/** The index entry of a product; every change of the product makes a new one. */
export interface RankedProduct {
  readonly id: string
  readonly name: string
  /** Slug. */
  readonly brand: string
  readonly caseType: string
  /** Key of its family; '' for none. */
  readonly family: string
  /** What is drawn on it: its motif, or else its look, and the owner's picture; '' for photos. */
  readonly drawing: string
  /** Drawn colour; '' for the look's own. */
  readonly paint: string
  /** Discounted price. */
  readonly price: Paisa
  /** Average of its reviews; 0 without any. */
  readonly rating: number
  readonly reviewCount: number
  /** Microseconds since 1970, the precision of the database. */
  readonly createdAt: number
  readonly values: Readonly<Record<Facet, readonly FacetValue[]>>
}

/** A product on sale, as it is put into the index. */
export interface IndexedProduct extends Omit<RankedProduct, 'values'> {
  readonly description: string
  /** Searched as the English ones; '' for none (rule: urdu-goods). */
  readonly nameUrdu: string
  readonly descriptionUrdu: string
  readonly deviceModels: readonly string[]
  /** Keys in the table of colours. */
  readonly colours: readonly string[]
  /** List price. */
  readonly price: Paisa
}

export type Products = ReadonlySet<RankedProduct>

type Order = (a: RankedProduct, b: RankedProduct) => number

/** Ties are broken by age and then by id, like in the database (rule: paging). */
const by =
  (compare: Order): Order =>
  (a, b) =>
    compare(a, b) || b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)

/** Comparators of the sort orders. */
export const orders: Readonly<Record<ListingSort, Order>> = {
  newest: by(() => 0),
  price: by((a, b) => a.price - b.price),
  '-price': by((a, b) => b.price - a.price),
  rating: by((a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount),
}

/** Products in one of the sets; the only set with products is not copied. */
export function union(sets: readonly Products[]): Products {
  const [first, ...others] = sets.filter(({ size }) => size > 0)
  if (first && others.length === 0) return first
  const all = new Set(first)
  for (const set of others) for (const product of set) all.add(product)
  return all
}

/** Products in all sets; none without sets. A set within all others is not copied. */
export function intersection(sets: readonly Products[]): Products {
  const [smallest = new Set<RankedProduct>(), ...others] = sets.toSorted((a, b) => a.size - b.size)
  const common = [...smallest].filter((product) => others.every((set) => set.has(product)))
  return common.length === smallest.size ? smallest : new Set(common)
}

/** Key of a product's family (rule: families); null for none. */
export function familyKey({ brand, family }: Pick<RankedProduct, 'brand' | 'family'>) {
  return family === '' ? null : `${brand} ${family}`
}

/**
 * Keys that products of one design share across brands (rule: one-design): their drawing on that
 * type of case, and their family. A photo without a family is a design of its own.
 */
export function designKeys({
  caseType,
  drawing,
  family,
}: Pick<RankedProduct, 'caseType' | 'drawing' | 'family'>): readonly string[] {
  return [
    ...(drawing === '' ? [] : [`${caseType} drawn ${drawing}`]),
    ...(family === '' ? [] : [`${caseType} of ${family}`]),
  ]
}

/** Which products a list shows as one: each alone, those of a family, or those of a design. */
export type Grouping = 'none' | 'family' | 'design'

/** Key of a product's group; a product without one is its own. */
export type GroupKey = (product: RankedProduct) => string | RankedProduct

/** The first product of each group. */
export function firstPerGroup(products: Iterable<RankedProduct>, keyOf: GroupKey): RankedProduct[] {
  return [...Map.groupBy(products, keyOf).values()].flatMap(([first]) => first ?? [])
}

/**
 * Key of the design of each product that has one. Products with the same drawing or family are of one
 * design, and so are those that a third product connects (rule: one-design).
 */
export function designsAmong(products: Products): ReadonlyMap<RankedProduct, string> {
  const parents = new Map<string, string>()
  const rootOf = (key: string): string => {
    let root = key
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next
    return root
  }
  const keysOf = (product: RankedProduct) => {
    const family = familyKey(product)
    return family === null ? designKeys(product) : [...designKeys(product), family]
  }
  for (const product of products) {
    const roots = new Set(keysOf(product).map(rootOf))
    const [root = '', ...others] = roots
    for (const other of others) parents.set(other, root)
  }
  return new Map(
    [...products].flatMap((product) => {
      const [key] = keysOf(product)
      return key === undefined ? [] : [[product, rootOf(key)] as const]
    }),
  )
}
