import { nameParts } from '#domain/catalogue/shelves.ts'
import type { Highlights, Product } from '#domain/contract/products.ts'

/** What a small card shows of a product; a page carries no more of it. */
export type ShelfProduct = Pick<
  Product,
  | 'slug'
  | 'name'
  | 'brand'
  | 'brandSlug'
  | 'price'
  | 'image'
  | 'imageModels'
  | 'rating'
  | 'numReviews'
  | 'ratingIsSample'
>

/** What the home page shows of the catalogue. */
export interface HomeShelvesData {
  readonly newest: readonly ShelfProduct[]
  /** Empty while nobody has bought or praised anything. */
  readonly loved: readonly ShelfProduct[]
  readonly types: readonly (Omit<Highlights['types'][number], 'product'> & {
    readonly product: ShelfProduct
  })[]
}

/** What a card says in two lines: the design, and for which phones: its own, or the one that is meant. */
export function cardWords(
  { name, brand }: Pick<ShelfProduct, 'name' | 'brand'>,
  model = '',
): { readonly design: string; readonly phones: string } {
  const { design, phones } = nameParts(name)
  return { design, phones: model ? `for ${model}` : phones || `for ${brand}` }
}
