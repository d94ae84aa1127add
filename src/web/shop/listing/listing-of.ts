import { collectionOf } from '@khol/studio'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { picturesOf, sceneAmong } from '#domain/catalogue/designs/drawn-picture.ts'
import type { FilterChoice } from '#domain/catalogue/facets.ts'
import {
  brandOfModel,
  everyModel,
  modelsOf,
  withModelsInOrder,
} from '#domain/catalogue/models/brand-models.ts'
import { bestInScene } from '#domain/catalogue/shelves.ts'
import type { Product, ProductPage } from '#domain/contract/products.ts'
import type { MyPhone } from '#web/kit/device/my-phone.ts'
import { type ListedProduct, listed } from './listed-product.ts'
import type { ListingView } from './listing-address.ts'

/** One page of a listing with the choices of its filters. */
export interface ListingData {
  readonly view: ListingView
  readonly brandName?: string | undefined
  /** The phone whose cases alone are listed: the model of the view, of no other brand than its. */
  readonly phone?: MyPhone | undefined
  readonly products: readonly ListedProduct[]
  readonly page: number
  readonly pages: number
  readonly total: number
  /** Rupees after the discount, of the cheapest on any of the pages. */
  readonly lowestPrice?: number | undefined
  /** Number of models of the scope's brand, of all brands elsewhere. */
  readonly modelCount: number
  /** Number of products without the filter by model. */
  readonly ofAllModels: number
  readonly brands: readonly FilterChoice[]
  /**
   * Models of the brand that the address chooses, or that its model or its search names, in sales
   * order; empty without such a brand, since a list of hundreds is of no use.
   */
  readonly models: readonly FilterChoice[]
  /** Slug of that brand. */
  readonly modelsBrand?: string | undefined
  readonly types: readonly FilterChoice[]
  readonly colours: readonly FilterChoice[]
  readonly prices: readonly FilterChoice[]
  readonly staged?: SceneCase | undefined
  /** The reply to a search, beside its results. */
  readonly reply?: ProductPage['reply']
  /** The phone that a search names, where cases for it are shown. */
  readonly searchedPhone?: MyPhone | undefined
  /** Why nothing could be read, in the server's words or ''; the lists are empty then. */
  readonly failure?: string
}

/** The data of a listing from the answer to its call, by the table of models. */
export function listingOf(view: ListingView, found: ProductPage): ListingData {
  const searched = found.understood?.deviceModel ?? ''
  const searchedBrand = brandOfModel(searched)
  const model = view.model || searched
  const brandOfView = brandOfModel(view.model)
  const isPhone = brandOfView !== undefined && (view.brand || brandOfView) === brandOfView
  const namedBrand = brandOfModel(model) ?? found.understood?.brand
  return {
    view: { ...view, page: found.page },
    brandName: brandBySlug(view.brand)?.displayName,
    ...(isPhone && { phone: { brand: brandOfView, model: view.model } }),
    modelCount: view.scope.brand ? modelsOf(view.scope.brand).length : everyModel.length,
    products: found.products.map((product) => {
      const { _id: id, brandSlug } = product
      const family = found.families?.[id]?.map((one) => withModelsInOrder({ ...one, brandSlug }))
      return listed(withModelsInOrder(product), model, family)
    }),
    staged: stagedIn(found.products, model),
    page: found.page,
    pages: found.pages,
    total: found.total,
    lowestPrice: found.lowestPrice,
    ofAllModels: found.ofAllModels,
    brands: view.scope.brand ? [] : found.facets.brands,
    models: view.brand
      ? found.facets.deviceModels
      : found.facets.deviceModels.filter(
          ({ value }) => namedBrand !== undefined && brandOfModel(value) === namedBrand,
        ),
    modelsBrand: view.brand || namedBrand,
    types: found.facets.caseTypes,
    colours: found.facets.colours,
    prices: found.facets.prices,
    // A collection was not typed.
    reply: view.scope.search ? undefined : found.reply,
    ...(searchedBrand && { searchedPhone: { brand: searchedBrand, model: searched } }),
  }
}

/** A case of a listing in the scene of its family. */
export interface SceneCase extends Pick<Product, 'slug' | 'name' | 'caseType'> {
  /** Path of the scene, on the requested phone model if the case fits it. */
  readonly scene: string
  /** Slug of the collection of the scene; '' where the case is of none. */
  readonly collection: string
}

/** Best product with a scene, drawn on the requested phone model if the case fits it. */
export function stagedIn(products: readonly Product[], model: string): SceneCase | undefined {
  const product = bestInScene(products)
  if (!product) return undefined
  const { slug, name, caseType, design, deviceModels } = product
  const scene = sceneAmong(picturesOf(product, deviceModels.includes(model) ? model : ''))
  const collection = (design && collectionOf({ design, caseType })) ?? ''
  return scene === undefined ? undefined : { slug, name, caseType, scene, collection }
}
