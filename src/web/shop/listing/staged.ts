import { picturesOf, sceneAmong } from '#domain/catalogue/designs/drawn-picture.ts'
import { bestInScene } from '#domain/catalogue/shelves.ts'
import type { Product } from '#domain/contract/products.ts'

/** A case of a listing in the scene of its family. */
export interface SceneCase extends Pick<Product, 'slug' | 'name' | 'caseType' | 'design'> {
  /** Path of the scene, on the requested phone model if the case fits it. */
  readonly scene: string
}

/** Best product with a scene, drawn on the requested phone model if the case fits it. */
export function stagedIn(products: readonly Product[], asked: string): SceneCase | undefined {
  const product = bestInScene(products)
  if (!product) return undefined
  const { slug, name, caseType, design, deviceModels } = product
  const scene = sceneAmong(picturesOf(product, deviceModels.includes(asked) ? asked : ''))
  return scene === undefined ? undefined : { slug, name, caseType, design, scene }
}
