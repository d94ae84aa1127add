import type { LoaderFunctionArgs } from 'react-router'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { priceStep } from '#domain/catalogue/price-steps.ts'
import type { ListingRequest } from '#domain/contract/products.ts'
import { t } from '#messages'
import { catalogue } from '#web/kit/api/catalogue.ts'
import { failureOf } from '#web/kit/api/failure.ts'
import { ApiError } from '#web/kit/api/send.ts'
import { knownModel } from '#web/kit/device/my-phone.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { importOrReload } from '#web/kit/page/import-or-reload.ts'
import { type ListingScope, type ListingView, readListing } from './listing-address.ts'
import type { ListingData } from './listing-of.ts'

/** Id of the toast of the last failure, which the next read dismisses. */
let failureToast = 0

/**
 * Loads the products for a listing's address. In the browser a failure is a toast, and an error
 * message replaces the products; the server answers with an error instead of a page.
 */
export async function loadListing(
  scope: ListingScope,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<ListingData> {
  const view = readListing(scope, new URL(request.url).searchParams)
  const phone = knownModel()
  toast.dismiss(failureToast)
  try {
    const [found, { listingOf }] = await Promise.all([
      context.get(catalogue).listProducts(requestFor(view, phone), request),
      // A page that the server rendered brings its data, so that a first visit doesn't load this.
      importOrReload(() => import('./listing-of.ts')),
    ])
    return listingOf(view, found, phone)
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
      shownFor: phone,
      facets: { brands: [], deviceModels: [], caseTypes: [], colours: [], prices: [] },
      failure: error.message,
    }
  }
}

/**
 * The call for a listing's products: a brand's as they are, the others by design, on the known phone
 * (rule: one-design).
 */
export function requestFor(view: ListingView, phone = ''): ListingRequest {
  const step = priceStep(view.price)
  return {
    // The brand's display name, unless the text is searched within the brand.
    keyword: view.scope.search || view.q || brandBySlug(view.brand)?.displayName,
    brand: view.brand || undefined,
    deviceModel: view.model || undefined,
    caseType: view.type || undefined,
    colour: view.colour || undefined,
    minPrice: step?.min,
    maxPrice: step?.max,
    sort: view.sort,
    ...(view.scope.brand ? { group: 'family' } : { group: 'design', phone: phone || undefined }),
    pageNumber: view.page,
  }
}
