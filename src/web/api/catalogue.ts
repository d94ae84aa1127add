import { createContext } from 'react-router'
import type { ListingRequest } from '#domain/catalogue/listing.ts'
import type { Product, ProductPage } from '#domain/contract/products.ts'
import type { Review } from '#domain/contract/reviews.ts'
import { ApiError, send } from '#web/api/send.ts'
import type { HomeShelvesData, ShelfProduct } from './shelf-product.ts'

/**
 * Where public pages get their data. In the browser it calls the API; on the server it is given to
 * `buildPages`, so that the storefront never imports server code. Methods throw when the shop can't
 * answer; what does not exist is null.
 */
export interface CatalogueSource {
  readonly listProducts: (wanted: ListingRequest, signal?: AbortSignal) => Promise<ProductPage>
  /** By slug or id. */
  readonly product: (slug: string, signal?: AbortSignal) => Promise<Product | null>
  readonly highlights: (signal?: AbortSignal) => Promise<HomeShelvesData>
  /** Other products like this one; in the browser also none when they can't be read. */
  readonly related: (slug: string, signal?: AbortSignal) => Promise<readonly ShelfProduct[]>
  /** Newest first; none for a product that does not exist. */
  readonly reviews: (slug: string, signal?: AbortSignal) => Promise<readonly Review[]>
}

/** The source of this router: `context.get(catalogue)` in a loader. */
export const catalogue = createContext<CatalogueSource>()

/** What the pages on the screen were loaded with, by route; nothing on the server. */
export const shownData = createContext<() => Readonly<Record<string, unknown>>>(() => ({}))

const options = (signal?: AbortSignal) => (signal ? { signal } : {})

/** The catalogue as the browser reads it. */
export const catalogueOverApi: CatalogueSource = {
  async listProducts(wanted, signal) {
    const page = await send('listProducts', { query: { ...wanted } }, options(signal))
    if (Array.isArray(page)) throw new ApiError(200, 'UNREADABLE', '')
    return page
  },
  product: (slug, signal) =>
    unlessMissing(send('getProduct', { params: { id: slug } }, options(signal)), null),
  highlights: (signal) => send('listHighlights', {}, options(signal)),
  // A product's page is whole without them.
  related: (slug, signal) =>
    send('listRelatedProducts', { params: { id: slug } }, options(signal)).then(
      ({ products }) => products,
      () => [],
    ),
  reviews: (slug, signal) =>
    unlessMissing(send('listReviews', { params: { id: slug } }, options(signal)), []),
}

/** What a call answers, or `none` where what it is about does not exist. */
async function unlessMissing<Answer, None>(
  asked: Promise<Answer>,
  none: None,
): Promise<Answer | None> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return none
    throw error
  }
}
