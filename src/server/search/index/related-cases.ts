import { type CaseLikeness, nameParts, RELATED_SIZE } from '#domain/catalogue/shelves.ts'
import { Bits } from './bits.ts'
import type { CacheEntry, CatalogueIndex, RankedProduct } from './catalogue-index.ts'

/** Number of newest products that are read of each level of likeness. */
const LEVEL_CANDIDATES = 400

/** Properties of a case that related cases share. */
export interface CaseFeatures
  extends Pick<RankedProduct, 'id' | 'name' | 'brand' | 'caseType' | 'family'> {
  readonly deviceModels: readonly string[]
  readonly colours: readonly string[]
}

/** Cases related to the one on a product page. */
export interface RelatedCases extends CacheEntry {
  readonly ids: readonly string[]
}

/**
 * Related cases. Those for the same phone (any of the product's models if `model` is '') come
 * first. Both groups are ordered by likeness (type and colour, either, neither), then by the same
 * brand, then by age; designs that were listed already end their group (rule: related-cases).
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
  const seen = new Set([withDesign(product).design])
  const ids: string[] = []
  for (const group of [Bits.all([index.all(), fitting]), Bits.without(index.all(), fitting)]) {
    const alike: string[] = []
    for (const level of likeness.reduce(partitionEach, [group])) {
      if (ids.length >= RELATED_SIZE || level.isEmpty) continue
      for (const other of index.first('newest', level, LEVEL_CANDIDATES).map(withDesign)) {
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
function partitionEach(sets: readonly Bits[], by: Bits): readonly Bits[] {
  return sets.flatMap((set) => [Bits.all([set, by]), Bits.without(set, by)])
}

/** Adds the key by which products are of the same design: their family, or else the design in their name. */
export function withDesign<
  Product extends Pick<RankedProduct, 'id' | 'name' | 'brand' | 'caseType' | 'family'>,
>(product: Product): CaseLikeness & Product {
  const { name, family } = product
  return { ...product, design: family || nameParts(name).design.toLowerCase() }
}
