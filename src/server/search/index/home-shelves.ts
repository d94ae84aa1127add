import { brandBySlug, caseTypes } from '#domain/catalogue/brands.ts'
import { collections } from '#domain/catalogue/collections.ts'
import {
  type CaseLikeness,
  nameParts,
  popularityScore,
  RELATED_SIZE,
  SHELF_SIZE,
  varied,
} from '#domain/catalogue/shelves.ts'
import { parseQuery } from '../query/parse-query.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { find } from './find.ts'
import { readFilter } from './listing-filter.ts'
import { toSearchQuery } from './match.ts'
import {
  firstPerGroup,
  type IndexedProduct,
  type Products,
  type RankedProduct,
} from './products.ts'

/** Number of newest products from which a varied shelf is chosen. */
const NEWEST_CANDIDATES = 400
/** Number of most loved products from which a shelf is chosen; the others are not popular enough. */
const MOST_LOVED_CANDIDATES = 3 * SHELF_SIZE
const TYPE_PICTURE_CANDIDATES = 60

const COLLECTION_CANDIDATES = 8

type Sales = ReadonlyMap<string, number>

/**
 * Ids on the shelves of the home page (rules: varied-shelves, most-loved); for one model those of its
 * new and its loved cases alone.
 */
export function shelvesIn(index: CatalogueIndex, sales: Sales, model = '') {
  const fitting = model === '' ? index.all() : index.with('deviceModel', [model])
  const withDesign = designedBy(index)
  const onShelf = (products: readonly RankedProduct[]) => {
    // Designs repeat only at the end, where there are no others.
    const designs = new Map<string, string>()
    for (const { id, design } of varied(products.map(withDesign), SHELF_SIZE)) {
      if (!designs.has(design)) designs.set(design, id)
    }
    return [...designs.values()]
  }
  const shelves = {
    newest: onShelf(index.inOrder('newest', fitting, NEWEST_CANDIDATES)),
    loved: onShelf(mostLoved(index, sales, fitting)),
  }
  if (model !== '') return { ...shelves, types: [], collections: [] }
  const types = typesIn(index, sales, new Set([...shelves.newest, ...shelves.loved]))
  return { ...shelves, types, collections: collectionsIn(index) }
}

/**
 * Top `MOST_LOVED_CANDIDATES` cases with sales or good reviews, by popularity score, each design by its
 * best; ties newest first.
 */
function mostLoved(
  index: CatalogueIndex,
  sales: Sales,
  fitting: Products,
): readonly RankedProduct[] {
  const loved = index
    .inOrder('newest', fitting)
    .map((product) => ({ product, points: pointsOf(product, sales) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ product }) => product)
  return firstPerGroup(loved, index.keyOf('design')).slice(0, MOST_LOVED_CANDIDATES)
}

/** Each type on sale with a popular new case, of a design and a shelf of its own if possible. */
function typesIn(index: CatalogueIndex, sales: Sales, idsOnOtherShelves: ReadonlySet<string>) {
  const counts = index.count('caseType', index.all(), index.keyOf('design'))
  const order: readonly string[] = caseTypes
  const typesOnSale = [...counts.keys()].toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  const seen = new Set<string>()
  return typesOnSale.flatMap((caseType) => {
    const best = index
      .inOrder('newest', index.with('caseType', [caseType]), TYPE_PICTURE_CANDIDATES)
      .toSorted(
        (a, b) =>
          Number(isForPhone(b)) - Number(isForPhone(a)) || pointsOf(b, sales) - pointsOf(a, sales),
      )
      .map(designedBy(index))
    const ownDesign = best.filter(({ design }) => !seen.has(design))
    const product =
      ownDesign.find(({ id }) => !idsOnOtherShelves.has(id)) ?? ownDesign[0] ?? best[0]
    if (!product) return []
    seen.add(product.design)
    return { caseType, count: counts.get(caseType) ?? 0, id: product.id }
  })
}

/** Each collection with its best matches, if its whole search finds any (rule: collections). */
function collectionsIn(index: CatalogueIndex) {
  const { query: _, sort, ...filters } = readFilter({ group: 'design' })
  return collections.flatMap(({ slug, search }) => {
    const found = find(index, filters, toSearchQuery(search, parseQuery(search)), sort)
    const isOmitted = found.total === 0 || found.dropped.length > 0
    return isOmitted
      ? []
      : { slug, count: found.total, ids: found.ids.slice(0, COLLECTION_CANDIDATES) }
  })
}

function pointsOf({ id, rating, reviewCount }: RankedProduct, sales: Sales): number {
  return popularityScore({ sold: sales.get(id) ?? 0, rating, reviewCount })
}

function isForPhone({ brand }: RankedProduct): boolean {
  return brandBySlug(brand)?.kind === 'phone'
}

/** Number of newest products that are read of each level of likeness. */
const LEVEL_CANDIDATES = 400

/** Level of likeness from which cases fit another phone. */
const OTHER_PHONES = 10

/** Properties of a case that related cases share. */
type CaseFeatures = DesignedCase & Pick<IndexedProduct, 'deviceModels' | 'colours'>

type DesignedCase = Pick<RankedProduct, 'id' | 'name' | 'brand' | 'caseType'>

/**
 * Ids of related cases, first for the same phone ('' for any of the product's), by likeness, brand
 * and age; designs that were listed already end their group (rule: related-cases).
 */
export function relatedIn(
  index: CatalogueIndex,
  product: CaseFeatures,
  model: string,
): readonly string[] {
  const phones = index.with('deviceModel', model === '' ? product.deviceModels : [model])
  const type = index.with('caseType', [product.caseType])
  const colour = index.with('colour', product.colours)
  const levelOf = (other: RankedProduct) =>
    (phones.has(other) ? 0 : OTHER_PHONES) +
    (2 - Number(type.has(other)) - Number(colour.has(other))) * 2 +
    Number(other.brand !== product.brand)
  const others = index.inOrder('newest', index.all()).filter(({ id }) => id !== product.id)
  const levels = [...Map.groupBy(others, levelOf)].sort(([a], [b]) => a - b)
  const withDesign = designedBy(index)
  const seen = new Set([withDesign(product).design])
  const ids: string[] = []
  for (const isForPhone of [true, false]) {
    const alike: string[] = []
    for (const [level, cases] of levels) {
      if (level < OTHER_PHONES !== isForPhone || ids.length >= RELATED_SIZE) continue
      for (const other of cases.slice(0, LEVEL_CANDIDATES).map(withDesign)) {
        if (seen.has(other.design)) alike.push(other.id)
        else ids.push(other.id)
        seen.add(other.design)
      }
    }
    ids.push(...alike)
  }
  return ids.slice(0, RELATED_SIZE)
}

/** Adds the key of its design to a product: that of the index, or else the design in its name. */
function designedBy(index: CatalogueIndex) {
  const keyOf = index.keyOf('design')
  return <Product extends DesignedCase>(product: Product): CaseLikeness & Product => {
    const entry = index.get(product.id)
    const key = entry && keyOf(entry)
    const design = typeof key === 'string' ? key : nameParts(product.name).design.toLowerCase()
    return { ...product, design }
  }
}
