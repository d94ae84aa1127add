import { withModel } from './drawn-picture.ts'

/** Fields that determine the displayed pictures of a product. */
export interface PictureFields {
  /** Paths of the pictures; for a drawn product, those of its first model. */
  readonly image: readonly string[]
  /** Models that a photo shows, by its path; a photo without an entry shows any. */
  readonly imageModels?: Readonly<Record<string, readonly string[]>> | undefined
}

/**
 * Pictures of a product for one of its models, the main one first: drawn ones are drawn for it;
 * photos of it come before general ones, and those of other models last (rule:
 * pictures-follow-the-phone). '' means the product's own order.
 */
export function picturesOf({ image, imageModels = {} }: PictureFields, model: string): string[] {
  if (model === '') return [...image]
  const rank = (path: string) => {
    const models = imageModels[path] ?? []
    if (models.length === 0) return 1
    return models.includes(model) ? 0 : 2
  }
  return image.map((path) => withModel(path, model)).sort((a, b) => rank(a) - rank(b))
}

/** Main picture of a product for one of its models; '' when it has none. */
export function pictureOf(product: PictureFields, model: string): string {
  return picturesOf(product, model)[0] ?? ''
}
