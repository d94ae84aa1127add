import type { Prices } from '#domain/catalogue/pricing.ts'
import { nameParts } from '#domain/catalogue/shelves.ts'
import type { Highlights, Product } from '#domain/contract/products.ts'
import { t } from '#messages'

/** Fields of a product that a small card shows; loader data contains no others. */
export type ShelfProduct = Prices &
  Pick<
    Product,
    | 'slug'
    | 'name'
    | 'brand'
    | 'brandSlug'
    | 'image'
    | 'imageModels'
    | 'rating'
    | 'numReviews'
    | 'ratingIsSample'
  >

export interface HomeShelvesData {
  readonly newest: readonly ShelfProduct[]
  /** Empty without sales and reviews. */
  readonly loved: readonly ShelfProduct[]
  readonly types: readonly (Omit<Highlights['types'][number], 'product'> & {
    readonly product: ShelfProduct
  })[]
  readonly collections: readonly (Omit<Highlights['collections'][number], 'product'> & {
    readonly product: ShelfProduct
  })[]
}

/** Both lines of a card: the design, and its phones or, with `model`, that phone. */
export function cardWords(
  { name, brand }: Pick<ShelfProduct, 'name' | 'brand'>,
  model = '',
): { readonly design: string; readonly phones: string } {
  const { design, phones } = nameParts(name)
  const phone = model || phones.replace(/^for /, '') || brand
  return { design, phones: t.common.forPhone({ phone }) }
}
