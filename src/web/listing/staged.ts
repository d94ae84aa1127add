import { sceneAmong } from '#domain/catalogue/designs/drawn-picture.ts'
import { picturesOf } from '#domain/catalogue/designs/pictures-of.ts'
import { bestInScene } from '#domain/catalogue/shelves.ts'
import type { Product } from '#domain/contract/products.ts'

/** A case of a listing in the scene of its family. */
export interface SceneCase extends Pick<Product, 'slug' | 'name' | 'caseType' | 'design'> {
  /** Path of the scene, on the model that is asked for where the case fits it. */
  readonly scene: string
}

/** The best of these products that has a scene, on the model that is asked for where it fits it. */
export function stagedIn(products: readonly Product[], asked: string): SceneCase | undefined {
  const product = bestInScene(products)
  if (!product) return undefined
  const { slug, name, caseType, design, deviceModels } = product
  const scene = sceneAmong(picturesOf(product, deviceModels.includes(asked) ? asked : ''))
  return scene === undefined ? undefined : { slug, name, caseType, design, scene }
}
