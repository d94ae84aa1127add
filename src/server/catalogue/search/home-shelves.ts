import { brandBySlug, caseTypes } from '#domain/catalogue/brands.ts'
import { collections } from '#domain/catalogue/collections.ts'
import { readFilter } from '#domain/catalogue/listing.ts'
import {
  type CaseLikeness,
  nameParts,
  popularityScore,
  RELATED_SIZE,
  SHELF_SIZE,
  varied,
} from '#domain/catalogue/shelves.ts'
import { parseQuery } from '#domain/search/parse-query.ts'
import { Bits } from './bits.ts'
import type { CacheEntry, CatalogueIndex, RankedModel } from './catalogue-index.ts'
import { find } from './find.ts'
import { toSearchQuery } from './search-query.ts'

/** Number of newest products from which a varied shelf is chosen. */
const NEWEST = 400
/** Number of most loved products from which a shelf is chosen; the others are not popular enough. */
const LOVED = 3 * SHELF_SIZE
/** Number of a type's newest products from which its picture is chosen. */
const PICTURED = 60

/** Product ids on the shelves of the home page. */
export interface Shelves extends CacheEntry {
  readonly newest: readonly string[]
  /** Empty without sales and real reviews. */
  readonly loved: readonly string[]
  readonly types: readonly {
    readonly caseType: string
    readonly count: number
    readonly id: string
  }[]
  readonly collections: readonly {
    readonly slug: string
    readonly count: number
    /** Its best matches, among which its picture is found. */
    readonly ids: readonly string[]
  }[]
}

/** Sold pieces by product. */
export type Sales = ReadonlyMap<string, number>

/** Computes the shelves of the home page (rules: varied-shelves, most-loved). */
export function shelvesIn(index: CatalogueIndex, sales: Sales): Shelves {
  const newest = index.first('newest', index.all(), NEWEST)
  const onShelf = (products: readonly RankedModel[]) =>
    varied(products.map(relatedTo), SHELF_SIZE).map(({ id }) => id)
  const shelves = {
    newest: onShelf(newest),
    loved: onShelf(mostLoved(index, sales)),
  }
  const types = typesIn(index, sales, new Set([...shelves.newest, ...shelves.loved]))
  return { ...shelves, types, collections: collectionsIn(index), total: newest.length }
}

/** Top `LOVED` cases with sales or good reviews, by popularity score; ties newest first. */
function mostLoved(index: CatalogueIndex, sales: Sales): readonly RankedModel[] {
  const best: { readonly product: RankedModel; readonly points: number }[] = []
  for (const product of index.onSale()) {
    const points = pointsOf(product, sales)
    const place = best.findIndex(
      (other) =>
        points > other.points || (points === other.points && isNewer(product, other.product)),
    )
    if (points <= 0 || (place < 0 && best.length === LOVED)) continue
    best.splice(place < 0 ? best.length : place, 0, { product, points })
    if (best.length > LOVED) best.pop()
  }
  return best.map(({ product }) => product)
}

/**
 * Each type on sale, in the order of the filters, with a case that no other shelf shows if there is
 * one; for types of both devices a phone case.
 */
function typesIn(
  index: CatalogueIndex,
  sales: Sales,
  elsewhere: ReadonlySet<string>,
): Shelves['types'] {
  const counts = index.countDesigns('caseType', index.all())
  const known: readonly string[] = caseTypes
  const sold = [...counts.keys()].toSorted((a, b) => known.indexOf(a) - known.indexOf(b))
  const shown = new Set<string>()
  return sold.flatMap((caseType) => {
    const ofType = Bits.all([index.all(), index.with('caseType', [caseType])])
    const best = index
      .first('newest', ofType, PICTURED)
      .toSorted(
        (a, b) =>
          Number(isForPhone(b)) - Number(isForPhone(a)) || pointsOf(b, sales) - pointsOf(a, sales),
      )
      .map(relatedTo)
    const ownDesign = best.filter(({ design }) => !shown.has(design))
    const product = ownDesign.find(({ id }) => !elsewhere.has(id)) ?? ownDesign[0] ?? best[0]
    if (!product) return []
    shown.add(product.design)
    return { caseType, count: counts.get(caseType) ?? 0, id: product.id }
  })
}

/** Minimum number of cases of a collection. */
const LEAST_COLLECTED = 4
/** The best matches of a collection among which its picture is found. */
const COLLECTED = 8

/** Each collection with its best matches, except those with few cases (rule: collections). */
function collectionsIn(index: CatalogueIndex): Shelves['collections'] {
  const { query: _, sort, ...narrowed } = readFilter({ group: 'family' })
  return collections.flatMap(({ slug, search }) => {
    const found = find(index, narrowed, toSearchQuery(search, parseQuery(search)), sort)
    const isFew = found.total < LEAST_COLLECTED || found.dropped.length > 0
    return isFew ? [] : { slug, count: found.total, ids: found.ids(0, COLLECTED) }
  })
}

/** Properties of a case that related cases share. */
export interface CaseFeatures
  extends Pick<RankedModel, 'id' | 'name' | 'brand' | 'caseType' | 'family'> {
  readonly deviceModels: readonly string[]
  readonly colours: readonly string[]
}

/** Cases related to the one on a product page. */
export interface RelatedCases extends CacheEntry {
  readonly ids: readonly string[]
}

/**
 * Related cases: first those for the same phone (for any of its models if none is given), then
 * those of its type and colour, of either, of its brand, the newest first. Each design appears once
 * while there are others (rule: related-cases).
 */
export function relatedIn(
  index: CatalogueIndex,
  product: CaseFeatures,
  model: string,
): RelatedCases {
  const phones = model === '' ? product.deviceModels : [model]
  const fitting = index.with('deviceModel', phones)
  const type = index.with('caseType', [product.caseType])
  const colour = index.with('colour', product.colours)
  const likeness = [
    Bits.all([type, colour]),
    Bits.any([type, colour]),
    index.with('brand', [product.brand]),
  ]
  const seen = new Set([relatedTo(product).design])
  const ids: string[] = []
  for (const group of [Bits.all([index.all(), fitting]), Bits.without(index.all(), fitting)]) {
    const alike: string[] = []
    for (const level of likeness.reduce(divided, [group])) {
      if (ids.length >= RELATED_SIZE || level.isEmpty) continue
      for (const other of index.first('newest', level, NEWEST).map(relatedTo)) {
        if (other.id === product.id) continue
        if (seen.has(other.design)) alike.push(other.id)
        else ids.push(other.id)
        seen.add(other.design)
      }
    }
    ids.push(...alike)
  }
  return { ids: ids.slice(0, RELATED_SIZE), total: RELATED_SIZE }
}

/** Partitions each set: its members in `by`, then the others. */
function divided(sets: readonly Bits[], by: Bits): readonly Bits[] {
  return sets.flatMap((set) => [Bits.all([set, by]), Bits.without(set, by)])
}

function pointsOf({ id, rating, reviewCount }: RankedModel, sales: Sales): number {
  return popularityScore({ sold: sales.get(id) ?? 0, rating, reviewCount })
}

function isForPhone({ brand }: RankedModel): boolean {
  return brandBySlug(brand)?.kind === 'phone'
}

function isNewer(a: RankedModel, b: RankedModel): boolean {
  return a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id > b.id)
}

function relatedTo<
  Product extends Pick<RankedModel, 'id' | 'name' | 'brand' | 'caseType' | 'family'>,
>(product: Product): CaseLikeness & Product {
  const { name, family } = product
  return { ...product, design: family || nameParts(name).design.toLowerCase() }
}
