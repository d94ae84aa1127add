import { createContext } from 'react-router'
import type { ListingRequest } from '#domain/catalogue/listing.ts'
import type { ProductPage, ProductWithFamily } from '#domain/contract/products.ts'
import type { Review } from '#domain/contract/reviews.ts'
import { ApiError, send } from '#web/api/send.ts'
import type { HomeShelvesData, ShelfProduct } from './shelf-product.ts'

/**
 * Data source of public pages. In the browser it calls the API; on the server `buildPages` gets an
 * implementation, so that web code never imports server code. Methods throw when the shop can't
 * answer and return null for missing objects.
 */
export interface CatalogueSource {
  readonly listProducts: (wanted: ListingRequest, signal?: AbortSignal) => Promise<ProductPage>
  /** By slug or id. */
  readonly product: (slug: string, signal?: AbortSignal) => Promise<ProductWithFamily | null>
  readonly highlights: (signal?: AbortSignal) => Promise<HomeShelvesData>
  /** Similar products; in the browser an empty list also after a failure. */
  readonly related: (slug: string, signal?: AbortSignal) => Promise<readonly ShelfProduct[]>
  /** Newest first; none for a product that does not exist. */
  readonly reviews: (slug: string, signal?: AbortSignal) => Promise<readonly Review[]>
}

/** Router context of the data source: `context.get(catalogue)` in a loader. */
export const catalogue = createContext<CatalogueSource>()

/** Router context of the loader data on the screen, by route; empty on the server. */
export const shownData = createContext<() => Readonly<Record<string, unknown>>>(() => ({}))

const options = (signal?: AbortSignal) => (signal ? { signal } : {})

/** Data source that calls the API. */
export const catalogueOverApi: CatalogueSource = {
  async listProducts(wanted, signal) {
    const page = await send('listProducts', { query: { ...wanted } }, options(signal))
    if (Array.isArray(page)) throw new ApiError(200, 'UNREADABLE', '')
    return page
  },
  product: (slug, signal) =>
    unlessMissing(send('getProduct', { params: { id: slug } }, options(signal)), null),
  highlights: (signal) => send('listHighlights', {}, options(signal)),
  // A product page is complete without them.
  related: (slug, signal) =>
    send('listRelatedProducts', { params: { id: slug } }, options(signal)).then(
      ({ products }) => products,
      () => [],
    ),
  reviews: (slug, signal) =>
    unlessMissing(send('listReviews', { params: { id: slug } }, options(signal)), []),
}

/** Answer of a call; `none` for a 404. */
async function unlessMissing<Answer, None>(
  call: Promise<Answer>,
  none: None,
): Promise<Answer | None> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return none
    throw error
  }
}
