import { type CaseLikeness, nameParts, RELATED_SIZE } from '#domain/catalogue/shelves.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { IndexedProduct, RankedProduct } from './products.ts'

/** Number of newest products that are read of each level of likeness. */
const LEVEL_CANDIDATES = 400

/** Level of likeness from which cases fit another phone. */
const OTHER_PHONES = 10

/** Properties of a case that related cases share. */
export type CaseFeatures = DesignedCase & Pick<IndexedProduct, 'deviceModels' | 'colours'>

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
export function designedBy(index: CatalogueIndex) {
  const keyOf = index.keyOf('design')
  return <Product extends DesignedCase>(product: Product): CaseLikeness & Product => {
    const entry = index.get(product.id)
    const key = entry && keyOf(entry)
    const design = typeof key === 'string' ? key : nameParts(product.name).design.toLowerCase()
    return { ...product, design }
  }
}
