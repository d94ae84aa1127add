import { type BrandSlug, brandBySlug } from '#domain/catalogue/brands.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { designSentences } from '#domain/catalogue/designs/design-sentences.ts'
import { isDrawn } from '#domain/catalogue/designs/drawn-picture.ts'
import { arePhotoModelsOf, photoModelsWithin } from '#domain/catalogue/designs/photo-models.ts'
import { pictureSentences } from '#domain/catalogue/picture-rules.ts'
import type { ProductChanges } from '#domain/contract/products.ts'
import type { ShopTransaction } from '#server/database/transaction.ts'
import { drawnImages } from '#server/images/design-key.ts'
import { arePicturesKept, isArtworkKept } from '#server/images/kept.ts'
import type { ImageStore } from '#server/images/store.ts'
import { designMistake } from '#studio/looks/design-fits.ts'
import { invalid } from './invalid.ts'
import type { ProductRow } from './present.ts'

/** How a product is shown: drawn by its design, or by photos and the models that they show. */
type Depiction =
  | { readonly design: Design }
  | {
      readonly design: null
      readonly images: readonly string[]
      readonly imageModels: Readonly<Record<string, readonly string[]>>
    }

/** What of a product decides whether a design and what photos show fit it. */
interface Depicted {
  readonly brand: BrandSlug
  readonly case_type: string
  readonly device_models: readonly string[]
}

/** How a product was shown before. */
export type ShownBefore = Pick<ProductRow, 'images' | 'design' | 'image_models'>

const neverShown: ShownBefore = { images: [], design: null, image_models: {} }

/** What is needed to tell whether pictures are there. */
interface Looking {
  readonly tx: ShopTransaction
  readonly images: Pick<ImageStore, 'has'>
}

/**
 * How a product is to be shown, as it was asked and as far as nothing was said as `before`. Photos that
 * are named without a word about a design take its place (rule: drawn-pictures).
 *
 * @throws Refusal INVALID_INPUT with `fields` when a design doesn't fit the product, when a picture
 *   isn't kept, or when no picture would be left
 */
export async function depictionOf(
  looking: Looking,
  { image, design, imageModels }: Pick<ProductChanges, 'image' | 'design' | 'imageModels'>,
  product: Depicted,
  before: ShownBefore = neverShown,
): Promise<Depiction> {
  const photos = (image ?? []).filter((path) => !isDrawn(path))
  const drawn = design === undefined && photos.length === 0 ? before.design : (design ?? null)
  if (drawn) {
    await requireDesign(looking, drawn, product, before)
    return { design: drawn }
  }
  const images = photos.length > 0 ? photos : before.images.filter((path) => !isDrawn(path))
  const added = images.filter((path) => !before.images.includes(path))
  const areKept = images.length > 0 && (await arePicturesKept(looking.tx, looking.images, added))
  if (!areKept) throw invalid([{ field: 'image', message: pictureSentences.missing }])
  if (imageModels && !arePhotoModelsOf(imageModels, images, product.device_models)) {
    throw invalid([{ field: 'image', message: pictureSentences.models }])
  }
  const said = imageModels ?? before.image_models
  return {
    design: null,
    images,
    imageModels: photoModelsWithin(said, images, product.device_models),
  }
}

/** How a product is shown, by its columns; a drawn one's pictures are called after its slug. */
export function depictionColumns(
  depiction: Depiction,
  { slug, case_type, device_models }: Depicted & { readonly slug: string },
) {
  const { design } = depiction
  if (design) {
    const product = { slug, caseType: case_type, deviceModels: device_models, design }
    return { images: drawnImages(product), design, image_models: {} }
  }
  return {
    images: [...depiction.images],
    design: null,
    image_models: depiction.imageModels,
  }
}

async function requireDesign(
  { tx, images }: Looking,
  design: Design,
  product: Depicted,
  before: ShownBefore,
): Promise<void> {
  const brand = brandBySlug(product.brand)
  const mistake = brand ? designMistake(design, brand, product.case_type) : null
  if (mistake !== null) throw invalid([{ field: 'design', message: mistake }])
  const artwork = design.artwork?.picture
  if (artwork === undefined || artwork === before.design?.artwork?.picture) return
  if (await isArtworkKept(tx, images, artwork)) return
  throw invalid([{ field: 'design', message: designSentences.artwork }])
}
