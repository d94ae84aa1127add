import { collectionOf } from '@khol/studio'
import { brands } from '#domain/catalogue/brands.ts'
import { NEAREST_SIZE } from '#domain/catalogue/shelves.ts'
import type { DesignForPhone } from '#domain/contract/products.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import { firstPerGroup, type GroupKey, type RankedProduct } from '#server/search/index/products.ts'
import { catalogueOf } from './known-catalogue.ts'
import { productsInOrder } from './listed-products.ts'
import { findProductId } from './locate.ts'

/**
 * The product of the same design that fits a model, or else the nearest cases for it (rule:
 * one-design); null for an unknown product.
 */
export async function designForPhone(
  db: Queryable,
  slugOrId: string,
  model = '',
): Promise<DesignForPhone | null> {
  const id = await findProductId(db, slugOrId)
  const index = await catalogueOf(db).upToDate()
  const design = id === null ? undefined : index.get(id)
  if (!design) return null
  const fitting = index.with('deviceModel', [model])
  const same = index.designOf(design).find((product) => fitting.has(product))
  const ids = same
    ? [same.id]
    : nearestAmong(index.inOrder('newest', fitting), design, index.keyOf('design'))
  const [first, ...others] = await productsInOrder(db, index, ids)
  if (!first) return { product: null, nearest: [] }
  return same ? { product: first, nearest: [] } : { product: null, nearest: [first, ...others] }
}

/** Ids of the cases most like a design: of its collection, then of its type; each design once. */
function nearestAmong(
  products: readonly RankedProduct[],
  design: RankedProduct,
  keyOf: GroupKey,
): readonly string[] {
  const collection = collectionOfProduct(design)
  const likeness = (product: RankedProduct) =>
    2 * Number(collection !== null && collectionOfProduct(product) === collection) +
    Number(product.caseType === design.caseType)
  const likest = products.toSorted((a, b) => likeness(b) - likeness(a))
  return firstPerGroup(likest, keyOf)
    .slice(0, NEAREST_SIZE)
    .map(({ id }) => id)
}

function collectionOfProduct({ drawing, caseType }: RankedProduct): string | null {
  const design = { look: drawing, motif: null, artwork: null, colour: null, seed: '' }
  return collectionOf({ design, caseType })
}

/** Names of the brands that a product's design is made for besides its own, in the shop's order. */
export function otherBrandsOf(index: CatalogueIndex, id: string): readonly string[] {
  const product = index.get(id)
  if (!product) return []
  const made = new Set(index.designOf(product).map(({ brand }) => brand))
  return brands
    .filter(({ slug }) => slug !== product.brand && made.has(slug))
    .map(({ displayName }) => displayName)
}
