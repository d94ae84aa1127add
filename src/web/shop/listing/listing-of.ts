import { collectionOf } from '@khol/studio'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { picturesOf, sceneAmong } from '#domain/catalogue/designs/drawn-picture.ts'
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
export interface ListingData extends Omit<ProductPage, 'products' | 'families' | 'understood'> {
  readonly view: ListingView
  /** Remembered model on which the designs of several brands are shown; '' for none. */
  readonly shownFor: string
  /** Number of its designs that fit that model. */
  readonly forPhone?: number | undefined
  readonly brandName?: string | undefined
  /** The phone whose cases alone are listed: the model of the view, of no other brand than its. */
  readonly phone?: MyPhone | undefined
  readonly products: readonly ListedProduct[]
  /** Number of models of the scope's brand, of all brands elsewhere. */
  readonly modelCount: number
  /**
   * Brand whose models its facet lists: of the address, its model or its search. None without one,
   * since a list of hundreds is of no use.
   */
  readonly modelsBrand?: string | undefined
  readonly sceneCase?: SceneCase | undefined
  /** The phone that a search names, where cases for it are shown. */
  readonly searchedPhone?: MyPhone | undefined
  /** Why nothing could be read, in the server's words or ''; the lists are empty then. */
  readonly failure?: string
}

/** The data of a listing from the answer to its call, by the table of models. */
export function listingOf(
  view: ListingView,
  { products, families, understood, ...found }: ProductPage,
  shownFor = '',
): ListingData {
  const searched = understood?.deviceModel ?? ''
  const searchedBrand = brandOfModel(searched)
  const model = view.model || searched || (view.scope.brand ? '' : shownFor)
  const brandOfView = brandOfModel(view.model)
  const isPhone = brandOfView !== undefined && (view.brand || brandOfView) === brandOfView
  const namedBrand = brandOfModel(view.model || searched) ?? understood?.brand
  const { brands, deviceModels } = found.facets
  return {
    ...found,
    view: { ...view, page: found.page },
    shownFor,
    ...(shownFor && {
      forPhone: deviceModels.find(({ value }) => value === shownFor)?.count ?? 0,
    }),
    brandName: brandBySlug(view.brand)?.displayName,
    ...(isPhone && { phone: { brand: brandOfView, model: view.model } }),
    modelCount: view.scope.brand ? modelsOf(view.scope.brand).length : everyModel.length,
    products: products.map((product) => {
      const { _id: id, brandSlug } = product
      const family = families?.[id]?.map((one) => withModelsInOrder({ ...one, brandSlug }))
      return listed(withModelsInOrder(product), model, family)
    }),
    sceneCase: bestScene(products, model),
    facets: {
      ...found.facets,
      brands: view.scope.brand ? [] : brands,
      deviceModels: deviceModels.filter(
        ({ value }) => view.brand || (namedBrand && brandOfModel(value) === namedBrand),
      ),
    },
    modelsBrand: view.brand || namedBrand,
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
export function bestScene(products: readonly Product[], model: string): SceneCase | undefined {
  const product = bestInScene(products)
  if (!product) return undefined
  const { slug, name, caseType, design, deviceModels } = product
  const scene = sceneAmong(picturesOf(product, deviceModels.includes(model) ? model : ''))
  const collection = (design && collectionOf({ design, caseType })) ?? ''
  return scene === undefined ? undefined : { slug, name, caseType, scene, collection }
}
