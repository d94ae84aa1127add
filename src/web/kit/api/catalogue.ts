import { createContext } from 'react-router'
import type { ListingRequest, ProductPage, ProductWithFamily } from '#domain/contract/products.ts'
import type { Review } from '#domain/contract/reviews.ts'
import { ApiError, type SendOptions, send, unreadable } from '#web/kit/api/send.ts'
import type { HomeShelvesData, ShelfProduct } from './shelf-product.ts'

/**
 * Data source of public pages: the API in the browser, on the server that of `Pages`. Methods take
 * the page's request, throw when the shop can't answer and return null for missing objects.
 */
export interface CatalogueSource {
  readonly listProducts: (wanted: ListingRequest, page?: Request) => Promise<ProductPage>
  /** By slug or id. */
  readonly product: (slug: string, page?: Request) => Promise<ProductWithFamily | null>
  readonly highlights: (page?: Request) => Promise<HomeShelvesData>
  /** Similar products; in the browser an empty list also after a failure. */
  readonly related: (slug: string, page?: Request) => Promise<readonly ShelfProduct[]>
  /** Newest first; none for a product that does not exist. */
  readonly reviews: (slug: string, page?: Request) => Promise<readonly Review[]>
}

/** Router context of the data source: `context.get(catalogue)` in a loader. */
export const catalogue = createContext<CatalogueSource>()

/** Router context of the loader data on the screen, by route; empty on the server. */
export const shownData = createContext<() => Readonly<Record<string, unknown>>>(() => ({}))

const options = (page?: Request): SendOptions => (page ? { signal: page.signal } : {})

/** Source over the API. `ofMain` gives the options of a page's main call. */
function catalogueOverApi(ofMain: (page?: Request) => SendOptions): CatalogueSource {
  return {
    async listProducts(wanted, page) {
      const found = await send('listProducts', { query: { ...wanted } }, ofMain(page))
      if (Array.isArray(found)) throw unreadable()
      return found
    },
    product: (slug, page) =>
      unlessMissing(send('getProduct', { params: { id: slug } }, ofMain(page)), null),
    highlights: (page) => send('listHighlights', {}, options(page)),
    // A product page is complete without them.
    related: (slug, page) =>
      send('listRelatedProducts', { params: { id: slug } }, options(page)).then(
        ({ products }) => products,
        () => [],
      ),
    reviews: (slug, page) =>
      unlessMissing(send('listReviews', { params: { id: slug } }, options(page)), []),
  }
}

const viewOptions = (page?: Request): SendOptions => ({
  ...options(page),
  ...(page && { opens: page.url }),
})

/** Data source of opened pages, whose main calls are counted as views by the server. */
export const catalogueOfOpened = catalogueOverApi(viewOptions)

export const catalogueOfPrefetched = catalogueOverApi(options)

const unneeded = () => Promise.reject(new RangeError('not needed for a view'))

/** Data source that only lets the server count the view of a page whose data are known. */
export const catalogueOfViewed: CatalogueSource = {
  ...catalogueOverApi((page) => ({ ...viewOptions(page), isHead: true })),
  highlights: unneeded,
  related: unneeded,
  reviews: unneeded,
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
