import type { LoaderFunctionArgs } from 'react-router'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import type { FilterChoice } from '#domain/catalogue/facets.ts'
import type { ListingRequest } from '#domain/catalogue/listing.ts'
import { priceStep } from '#domain/catalogue/price-steps.ts'
import type { ProductPage } from '#domain/contract/products.ts'
import { t } from '#messages'
import { catalogue } from '#web/kit/api/catalogue.ts'
import { failureOf } from '#web/kit/api/failure.ts'
import { ApiError } from '#web/kit/api/send.ts'
import type { MyPhone } from '#web/kit/device/my-phone.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { importOrReload } from '#web/kit/page/import-or-reload.ts'
import type { ListedProduct } from './listed-product.ts'
import { type ListingPlace, type ListingView, readListing } from './listing-address.ts'
import type { SceneCase } from './listing-of.ts'

/** One page of a listing with the choices of its filters. */
export interface ListingData {
  readonly view: ListingView
  /** Display name of the view's brand. */
  readonly brandName?: string | undefined
  /** The phone whose cases alone are listed: the model of the view, of no other brand than its. */
  readonly phone?: MyPhone | undefined
  readonly products: readonly ListedProduct[]
  readonly page: number
  readonly pages: number
  readonly total: number
  /** Rupees after the discount, of the cheapest on any of the pages. */
  readonly lowestPrice?: number | undefined
  /** Number of models of the place's brand, of all brands elsewhere. */
  readonly modelCount: number
  /** Number of products without the filter by model. */
  readonly ofAllModels: number
  /** Slugs of brands; empty on a brand's own page. */
  readonly brands: readonly FilterChoice[]
  /**
   * Models of the brand that the address chooses, or that its model or its search names, in sales
   * order; empty without such a brand, since a list of hundreds is of no use.
   */
  readonly models: readonly FilterChoice[]
  /** Slug of that brand. */
  readonly modelsBrand?: string | undefined
  readonly types: readonly FilterChoice[]
  /** Slugs of colours. */
  readonly colours: readonly FilterChoice[]
  /** Slugs of price steps. */
  readonly prices: readonly FilterChoice[]
  /** A case of the page in its scene. */
  readonly staged?: SceneCase | undefined
  /** The reply to a search, beside its results. */
  readonly reply?: ProductPage['reply']
  /** The phone that a search names, where cases for it are shown. */
  readonly searchedPhone?: MyPhone | undefined
  /** Why nothing could be read, in the server's words or ''; the lists are empty then. */
  readonly failure?: string
}

/** Id of the toast of the last failure, which the next read dismisses. */
let failureToast = 0

/**
 * Loads the products for a listing's address. In the browser a failure is a toast, and an error
 * message replaces the products; the server answers with an error instead of a page.
 */
export async function loadListing(
  place: ListingPlace,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<ListingData> {
  const view = readListing(place, new URL(request.url).searchParams)
  toast.dismiss(failureToast)
  try {
    const [found, { listingOf }] = await Promise.all([
      context.get(catalogue).listProducts(requestFor(place, view), request),
      // A page that the server rendered brings its data, so that a first visit doesn't load this.
      importOrReload(() => import('./listing-of.ts')),
    ])
    return listingOf(place, view, found)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    failureToast = toast.failure(failureOf(error, t.listing.productsNotLoaded))
    return {
      view,
      brandName: brandBySlug(view.brand)?.displayName,
      products: [],
      page: 1,
      pages: 1,
      total: 0,
      modelCount: 0,
      ofAllModels: 0,
      brands: [],
      models: [],
      types: [],
      colours: [],
      prices: [],
      failure: error.message,
    }
  }
}

/** The call for a listing's products. */
export function requestFor(place: ListingPlace, view: ListingView): ListingRequest {
  const step = priceStep(view.price)
  return {
    // The brand's display name, unless a search within the brand needs the place.
    keyword: place.search || view.q || brandBySlug(view.brand)?.displayName,
    brand: view.brand || undefined,
    deviceModel: view.model || undefined,
    caseType: view.type || undefined,
    colour: view.colour || undefined,
    minPrice: step?.min,
    maxPrice: step?.max,
    sort: view.sort,
    group: 'family',
    pageNumber: view.page,
  }
}
