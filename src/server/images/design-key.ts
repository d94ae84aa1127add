import { createHash } from 'node:crypto'
import { DRAWING_EDITION, sceneOf } from '@khol/studio'
import type { Design } from '#domain/catalogue/designs/design.ts'
import {
  DRAWN_FOLDER,
  type DrawnView,
  drawnPath,
  drawnViews,
  modelSlug,
  parseDrawnFile,
  parseDrawnPicture,
} from '#domain/catalogue/designs/drawn-picture.ts'

/** Fields of a drawn product that determine the addresses of its pictures. */
export interface DrawnProduct {
  readonly slug: string
  readonly caseType: string
  readonly deviceModels: readonly string[]
  readonly design: Design
}

/**
 * Fingerprint in a drawn picture's address, of its case type and design but not of its model.
 */
export function designKey({ caseType, design }: Pick<DrawnProduct, 'caseType' | 'design'>): string {
  const { look, colour, motif, artwork, seed } = design
  const placed = artwork && [artwork.picture, artwork.x, artwork.y, artwork.scale, artwork.turn]
  return fingerprint(JSON.stringify([DRAWING_EDITION, caseType, look, colour, motif, placed, seed]))
}

/** The views of a drawn product: a scene only where its design's family has one. */
export function viewsOf({ design }: Pick<DrawnProduct, 'design'>): readonly DrawnView[] {
  return sceneOf(design) ? drawnViews : storedViews
}

const storedViews = drawnViews.filter((view) => view !== 'scene')

/**
 * Pictures of a product with its design's scene before the close-up. Scenes are not
 * stored: a product gets one without a change of its row.
 */
export function withScene(images: readonly string[], design: Design | null): string[] {
  if (!design || !sceneOf(design)) return [...images]
  return images.flatMap((path) => {
    const picture = parseDrawnPicture(path.slice(DRAWN_FOLDER.length))
    return picture?.view === 'camera' ? [drawnPath({ ...picture, view: 'scene' }), path] : [path]
  })
}

/**
 * The paths that a drawn product stores as its pictures: those of its first model (rule:
 * drawn-pictures).
 */
export function drawnImages(product: DrawnProduct): string[] {
  const [first = ''] = product.deviceModels
  const key = designKey(product)
  const model = modelSlug(first)
  return storedViews.map((view) => drawnPath({ slug: product.slug, model, view, key }))
}

/**
 * Predicate for files of pictures that belong to the present designs and models, which can be drawn
 * again. Pictures of an earlier design, or of a removed model, can't.
 */
export function canBeRedrawn(products: readonly DrawnProduct[]): (name: string) => boolean {
  const models = new Set<string>()
  for (const product of products) {
    const key = designKey(product)
    for (const model of product.deviceModels) {
      models.add([product.slug, modelSlug(model), key].join(' '))
    }
  }
  return (name) => {
    const file = parseDrawnFile(name)
    return file !== null && models.has([file.slug, file.model, file.key].join(' '))
  }
}

/** First ten hexadecimal digits of the texts' SHA-256. */
function fingerprint(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 10)
}
