import { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import type { IndexedProduct } from '#server/search/index/products.ts'

/** Fields of a product in an index; its name and id stand for each other. */
export type IndexedFields = Partial<IndexedProduct> &
  ({ readonly id: string } | { readonly name: string })

/** Silicon case for a Vivo Y21, with these fields. */
export function indexedProduct(fields: IndexedFields): IndexedProduct {
  const key = fields.id ?? fields.name ?? ''
  return {
    id: key,
    name: key,
    description: '',
    nameUrdu: '',
    descriptionUrdu: '',
    brand: 'vivo',
    caseType: 'Silicon',
    deviceModels: ['Vivo Y21'],
    colours: [],
    family: '',
    drawing: '',
    paint: '',
    price: 1_000_00,
    rating: 0,
    reviewCount: 0,
    createdAt: 0,
    ...fields,
  }
}

/** Index of these products, the last one the newest. */
export function indexOf(stock: readonly IndexedFields[]): CatalogueIndex {
  const index = new CatalogueIndex()
  for (const [createdAt, fields] of stock.entries()) {
    const product = indexedProduct({ createdAt, ...fields })
    index.put(product.id, product)
  }
  return index
}
