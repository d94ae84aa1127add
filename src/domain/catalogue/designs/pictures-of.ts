import { onModel } from './drawn-picture.ts'

/** The fields that decide which pictures of a product are shown. */
export interface PictureFields {
  /** As the product names them: those of its first model. */
  readonly image: readonly string[]
  /** The models that a photo shows, by its path; what is not named shows any. */
  readonly imageModels?: Readonly<Record<string, readonly string[]>> | undefined
}

/**
 * The pictures of a product for one of its models, the main one first: drawn ones are drawn for it,
 * photos that show it come before those that show any, and those of other models last
 * (rule: pictures-follow-the-phone). '' is no model: the product's own order.
 */
export function picturesOf({ image, imageModels = {} }: PictureFields, model: string): string[] {
  if (model === '') return [...image]
  const rank = (path: string) => {
    const models = imageModels[path] ?? []
    if (models.length === 0) return 1
    return models.includes(model) ? 0 : 2
  }
  return image.map((path) => onModel(path, model)).sort((a, b) => rank(a) - rank(b))
}

/** The main picture of a product for one of its models; '' when it has none. */
export function pictureOf(product: PictureFields, model: string): string {
  return picturesOf(product, model)[0] ?? ''
}
