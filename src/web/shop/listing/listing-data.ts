import type { RouterContextProvider } from 'react-router'
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
import { type ListedProduct, listed } from './listed-product.ts'
import { type ListingPlace, type ListingView, readListing } from './listing-address.ts'
import { loadModels } from './load-models.ts'
import { type SceneCase, stagedIn } from './staged.ts'

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

/** The toast of the last failure, which the next reading takes away. */
let said: number | null = null

interface ListingArguments {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/**
 * Loads the products for a listing's address. In the browser a failure is a toast, and an error
 * message replaces the products; the server answers with an error instead of a page.
 */
export async function loadListing(
  place: ListingPlace,
  asked: ListingArguments,
): Promise<ListingData> {
  const view = readListing(place, new URL(asked.request.url).searchParams)
  if (said !== null) toast.dismiss(said)
  said = null
  try {
    return await readProducts(place, view, asked)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    said = toast.failure(failureOf(error, t.listing.productsNotLoaded))
    const brandName = brandBySlug(view.brand)?.displayName
    const nothing = {
      ...(brandName !== undefined && { brandName }),
      modelCount: 0,
      products: [],
      brands: [],
      models: [],
      types: [],
      colours: [],
      prices: [],
    }
    return { ...nothing, view, page: 1, pages: 1, total: 0, ofAllModels: 0, failure: error.message }
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

async function readProducts(
  place: ListingPlace,
  view: ListingView,
  { request, context }: ListingArguments,
): Promise<ListingData> {
  const loading = loadModels()
  const found = await context.get(catalogue).listProducts(requestFor(place, view), request)
  const searched = found.understood?.deviceModel ?? ''
  const models = await loading
  const searchedBrand = models.brandOfModel(searched)
  const model = view.model || searched
  const brandOfView = models.brandOfModel(view.model)
  const isPhone = brandOfView !== undefined && (view.brand || brandOfView) === brandOfView
  const namedBrand = models.brandOfModel(model) ?? found.understood?.brand
  return {
    view: { ...view, page: found.page },
    brandName: brandBySlug(view.brand)?.displayName,
    ...(isPhone && { phone: { brand: brandOfView, model: view.model } }),
    modelCount: place.brand ? models.modelsOf(place.brand).length : models.everyModel.length,
    products: found.products.map((product) => {
      const { _id: id, brandSlug } = product
      const family = found.families?.[id]?.map((one) =>
        models.withModelsInOrder({ ...one, brandSlug }),
      )
      return listed(models.withModelsInOrder(product), model, family)
    }),
    staged: stagedIn(found.products, model),
    page: found.page,
    pages: found.pages,
    total: found.total,
    lowestPrice: found.lowestPrice,
    ofAllModels: found.ofAllModels,
    brands: place.brand ? [] : found.facets.brands,
    models: view.brand
      ? found.facets.deviceModels
      : found.facets.deviceModels.filter(
          ({ value }) => namedBrand !== undefined && models.brandOfModel(value) === namedBrand,
        ),
    modelsBrand: view.brand || namedBrand,
    types: found.facets.caseTypes,
    colours: found.facets.colours,
    prices: found.facets.prices,
    // A collection was not typed.
    reply: place.search ? undefined : found.reply,
    ...(searchedBrand && { searchedPhone: { brand: searchedBrand, model: searched } }),
  }
}
