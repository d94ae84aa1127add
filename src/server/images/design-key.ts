import { createHash } from 'node:crypto'
import { DRAWING_EDITION, sceneOf } from '@khol/studio'
import type { BrandSlug, CaseType } from '#domain/catalogue/brands.ts'
import { namedByCustomer } from '#domain/catalogue/case-types.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import {
  BLANK,
  DRAWN_FOLDER,
  type DrawnPicture,
  drawnPath,
  drawnViews,
  modelSlug,
  type PictureView,
  parseDrawnFile,
  parseDrawnPicture,
} from '#domain/catalogue/designs/drawn-picture.ts'

export interface DrawnProduct {
  readonly slug: string
  readonly caseType: string
  readonly deviceModels: readonly string[]
  readonly design: Design
}

/** Product with drawn pictures, and the fields that determine them. */
export interface DesignedProduct extends DrawnProduct {
  readonly brand: BrandSlug
  readonly caseType: CaseType
}

/** Fingerprint of case type and design in an address: ten hexadecimal digits of a SHA-256. */
export function designKey(
  { caseType, design }: Pick<DrawnProduct, 'caseType' | 'design'>,
  edition = DRAWING_EDITION,
): string {
  const { look, colour, motif, artwork, seed } = design
  const placed = artwork && [artwork.picture, artwork.x, artwork.y, artwork.scale, artwork.turn]
  const inputs = JSON.stringify([edition, caseType, look, colour, motif, placed, seed])
  return createHash('sha256').update(inputs).update('\0').digest('hex').slice(0, 10)
}

/** Whether a picture, of any edition of the studio, shows the product's present design. */
export function showsDesign(product: DesignedProduct, picture: DrawnPicture): boolean {
  const editions = Array.from({ length: DRAWING_EDITION }, (_, index) => index + 1)
  return editions.some((edition) => designKey(product, edition) === picture.key)
}

/** The views of a drawn product: a scene only where its design's family has one. */
export function viewsOf({ design }: Pick<DrawnProduct, 'design'>): readonly PictureView[] {
  return sceneOf(design) ? drawnViews : storedViews
}

/** Whether a product has pictures of a view. */
export function hasView(product: DesignedProduct, view: PictureView): boolean {
  return view === BLANK ? namedByCustomer(product.caseType) : viewsOf(product).includes(view)
}

const storedViews = drawnViews.filter((view) => view !== 'scene')

/** Pictures with the design's scene before the close-up. Scenes are not stored with the product. */
export function withScene(images: readonly string[], design: Design | null): string[] {
  if (!design || !sceneOf(design)) return [...images]
  return images.flatMap((path) => {
    const picture = parseDrawnPicture(path.slice(DRAWN_FOLDER.length))
    return picture?.view === 'camera' ? [drawnPath({ ...picture, view: 'scene' }), path] : [path]
  })
}

/** Paths that a drawn product stores: those of its first model (rule: drawn-pictures). */
export function drawnImages(product: DrawnProduct): string[] {
  const [first = ''] = product.deviceModels
  const key = designKey(product)
  const model = modelSlug(first)
  return storedViews.map((view) => drawnPath({ slug: product.slug, model, view, key }))
}

/** Predicate for files that can be drawn again: pictures of the present designs and models. */
export function canBeRedrawn(products: readonly DrawnProduct[]): (name: string) => boolean {
  const models = new Set(
    products.flatMap((product) => {
      const key = designKey(product)
      return product.deviceModels.map((model) => [product.slug, modelSlug(model), key].join(' '))
    }),
  )
  return (name) => {
    const file = parseDrawnFile(name)
    return file !== null && models.has([file.slug, file.model, file.key].join(' '))
  }
}
