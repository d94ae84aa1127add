import { designMistake } from '@khol/studio'
import { type BrandSlug, brandBySlug } from '#domain/catalogue/brands.ts'
import { type Design, designSentences } from '#domain/catalogue/designs/design.ts'
import { isDrawn } from '#domain/catalogue/designs/drawn-picture.ts'
import { arePhotoModelsOf, photoModelsWithin } from '#domain/catalogue/designs/photo-models.ts'
import { pictureSentences } from '#domain/catalogue/picture-rules.ts'
import { fileOfArtwork, storedFilesOf } from '#domain/catalogue/pictures.ts'
import type { ProductChanges } from '#domain/contract/products.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'
import { drawnImages } from '#server/images/design-key.ts'
import type { StoredPictures } from '#server/images/stored-pictures.ts'
import type { ProductRow } from './present.ts'

/** Image columns of a product; a drawn one has only its design until `imageColumns`. */
export type ProductImages = Pick<ProductRow, 'images' | 'design' | 'image_models'>

interface ImageSubject {
  readonly brand: BrandSlug
  readonly case_type: string
  readonly device_models: readonly string[]
}

const noImages: ProductImages = { images: [], design: null, image_models: {} }

/** Refusal of a product whose fields are valid one by one but not together. */
export function invalid(mistakes: readonly { field: string; message: string }[]): Refusal {
  const message = mistakes[0]?.message ?? t.forms.checkEntries
  return new Refusal('INVALID_INPUT', message, { fields: [...mistakes] })
}

/**
 * Images of a product after a change; fields left out of the request are kept from `before`. Photos
 * without a design replace the design (rule: drawn-pictures).
 *
 * @throws Refusal INVALID_INPUT with `fields` when a design doesn't fit the product, when a picture
 *   isn't stored, or when no picture would be left
 */
export async function productImages(
  pictures: StoredPictures,
  { image, design, imageModels }: Pick<ProductChanges, 'image' | 'design' | 'imageModels'>,
  product: ImageSubject,
  before: ProductImages = noImages,
): Promise<ProductImages> {
  const photos = (image ?? []).filter((path) => !isDrawn(path))
  const drawn = design === undefined && photos.length === 0 ? before.design : (design ?? null)
  if (drawn) {
    await requireDesign(pictures, drawn, product, before)
    return { ...noImages, design: drawn }
  }
  const images = photos.length > 0 ? photos : before.images.filter((path) => !isDrawn(path))
  const added = images.filter((path) => !before.images.includes(path))
  const areStored = images.length > 0 && (await pictures.has(added.flatMap(storedFilesOf)))
  if (!areStored) throw invalid([{ field: 'image', message: pictureSentences().missing }])
  if (imageModels && !arePhotoModelsOf(imageModels, images, product.device_models)) {
    throw invalid([{ field: 'image', message: pictureSentences().models }])
  }
  return {
    design: null,
    images,
    image_models: photoModelsWithin(
      imageModels ?? before.image_models,
      images,
      product.device_models,
    ),
  }
}

/** Image columns of a product; addresses of drawn pictures contain its slug. */
export function imageColumns(
  images: ProductImages,
  { slug, case_type, device_models }: Omit<ImageSubject, 'brand'> & { readonly slug: string },
): ProductImages {
  const { design } = images
  if (!design) return images
  const product = { slug, caseType: case_type, deviceModels: device_models, design }
  return { ...images, images: drawnImages(product) }
}

async function requireDesign(
  pictures: StoredPictures,
  design: Design,
  product: ImageSubject,
  before: ProductImages,
): Promise<void> {
  const brand = brandBySlug(product.brand)
  const mistake = brand ? designMistake(design, brand.kind, product.case_type) : null
  if (mistake !== null) throw invalid([{ field: 'design', message: designSentences[mistake] }])
  const artwork = design.artwork?.picture
  if (artwork === undefined || artwork === before.design?.artwork?.picture) return
  const file = fileOfArtwork(artwork)
  if (file !== null && (await pictures.has([file]))) return
  throw invalid([{ field: 'design', message: designSentences.artwork }])
}
