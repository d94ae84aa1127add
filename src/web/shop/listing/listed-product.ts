import { cardPictures } from '#domain/catalogue/designs/drawn-picture.ts'
import { type Prices, pricesIn } from '#domain/catalogue/pricing.ts'
import type { Colourway, Product } from '#domain/contract/products.ts'

type CardField = 'slug' | 'name' | 'caseType' | 'rating' | 'numReviews' | 'ratingIsSample'

/**
 * Everything that a card shows of one product. The other fields stay on the server, since they would
 * be sent twelvefold: a page weighs the same whether its cases fit four phones or all of their brand's.
 */
export interface CardProduct extends Prices, Pick<Product, CardField> {
  /** The requested model, where this fits it; '' otherwise. */
  readonly model: string
  /** Path of the card's picture, of that model (rule: pictures-follow-the-phone). */
  readonly image: string
  /** Path of the second one, which a mouse over the card shows. */
  readonly second?: string
  /** The models that the card names: that one alone, or the first as sold. */
  readonly named: readonly string[]
  readonly more: number
}

/** A product of the family, which a press on its dot shows in the card's place. */
export interface ListedColourway extends CardProduct, Pick<Colourway, 'dot'> {}

/** A product in a listing, with the dots of its family. */
export interface ListedProduct extends CardProduct, Pick<Product, 'brandSlug'> {
  /** Colours with a dot, its own among them (rule: families). */
  readonly colourways?: readonly ListedColourway[]
  /** Slug on the wish list that this product represents, where that is of another phone. */
  readonly wish?: string
  readonly moreColours?: number
}

/** A product, its models in sales order, as a listing shows it that asks for a model; '' for none. */
export function listed(
  product: Product,
  requested: string,
  family: readonly Colourway[] = [],
): ListedProduct {
  return {
    ...onCard(product, requested),
    brandSlug: product.brandSlug,
    ...coloursOf(product.slug, family.filter(hasFigures), requested),
  }
}

/** Product or colourway with all that a card shows. */
type Complete = Prices & Pick<Product, CardField | 'image' | 'imageModels' | 'deviceModels'>

/** Whether a colourway has its own figures; one in an answer of an earlier version has none. */
function hasFigures(colourway: Colourway): colourway is Colourway & Complete {
  const { caseType, rating, numReviews } = colourway
  return caseType !== undefined && rating !== undefined && numReviews !== undefined
}

function onCard(product: Complete, requested: string): CardProduct {
  const { slug, name, caseType, rating, numReviews, deviceModels } = product
  const model = deviceModels.includes(requested) ? requested : ''
  const [image = '', second] = cardPictures(product, model)
  const named = model ? [model] : deviceModels.slice(0, MODELS_ON_CARD)
  return {
    slug,
    name,
    caseType,
    ...pricesIn(product),
    rating,
    numReviews,
    ...(product.ratingIsSample && { ratingIsSample: true }),
    model,
    image,
    ...(second && { second }),
    named,
    more: deviceModels.length - named.length,
  }
}

/** The most model names on a card; the rest is '+N more'. */
const MODELS_ON_CARD = 3

/** Most dots of a card; a phone's card has room for no more. */
const DOTS = 6

/** The dots of a family; the number of further colours takes the place of the last one. */
function coloursOf(
  own: string,
  family: readonly (Colourway & Complete)[],
  requested: string,
): Pick<ListedProduct, 'colourways' | 'moreColours'> {
  if (family.length < 2) return {}
  const dots = family.length > DOTS ? DOTS - 1 : DOTS
  const others = family.filter(({ slug }) => slug !== own).slice(0, dots - 1)
  const shown = family.filter((one) => one.slug === own || others.includes(one))
  const more = family.length - shown.length
  return {
    colourways: shown.map((one) => ({ ...onCard(one, requested), dot: one.dot })),
    ...(more > 0 && { moreColours: more }),
  }
}
