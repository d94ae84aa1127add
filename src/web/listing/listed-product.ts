import { picturesOf } from '#domain/catalogue/designs/pictures-of.ts'
import type { Colourway, Product } from '#domain/contract/products.ts'

/**
 * The fields of a product on a card. The rest stays on the server, since it would be sent
 * twelvefold: a page weighs the same whether its cases fit four phones or all of their brand's.
 */
export interface ListedProduct
  extends Pick<
    Product,
    | 'slug'
    | 'name'
    | 'brandSlug'
    | 'caseType'
    | 'price'
    | 'rating'
    | 'numReviews'
    | 'ratingIsSample'
  > {
  /** The model that is asked for, where this fits it; '' otherwise. */
  readonly model: string
  /** Path of the main picture, of that model (rule: pictures-follow-the-phone). */
  readonly image: string
  /** Path of the second one, which a mouse over the card shows. */
  readonly second?: string
  /** The models that the card names, that one first. */
  readonly named: readonly string[]
  /** Number of further models that it fits. */
  readonly more: number
  /** The dots of its family, its own among them (rule: families). */
  readonly colourways?: readonly ListedColourway[]
}

/** A dot of a card, with all that a press on it changes. */
export interface ListedColourway
  extends Pick<Colourway, 'slug' | 'name' | 'dot' | 'price'>,
    Pick<ListedProduct, 'model' | 'image'> {}

/** A product, its models in sales order, as a listing shows it that asks for a model; '' for none. */
export function listed(
  product: Product,
  asked: string,
  family: readonly Colourway[] = [],
): ListedProduct {
  const { slug, name, brandSlug, deviceModels, caseType, price, rating, numReviews } = product
  const model = deviceModels.includes(asked) ? asked : ''
  const [image = '', second] = picturesOf(product, model)
  return {
    slug,
    name,
    brandSlug,
    caseType,
    price,
    rating,
    numReviews,
    ...(product.ratingIsSample && { ratingIsSample: true }),
    model,
    image,
    ...(second && { second }),
    ...(family.length > 1 && { colourways: family.map((one) => dotOf(one, asked)) }),
    ...modelsOnCard(deviceModels, model),
  }
}

function dotOf(colourway: Colourway, asked: string): ListedColourway {
  const { slug, name, dot, price, deviceModels } = colourway
  const model = deviceModels.includes(asked) ? asked : ''
  const [image = ''] = picturesOf(colourway, model)
  return { slug, name, dot, price, model, image }
}

/** The most model names on a card; the rest is '+N more'. */
const MODELS_ON_CARD = 3

/** The models that a card names: the filtered one alone, or the first as sold. */
function modelsOnCard(
  models: readonly string[],
  filtered: string,
): { named: readonly string[]; more: number } {
  const named = models.includes(filtered) ? [filtered] : models.slice(0, MODELS_ON_CARD)
  return { named, more: models.length - named.length }
}
