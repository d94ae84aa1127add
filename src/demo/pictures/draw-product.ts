import type { DemoProduct } from '#demo/products.ts'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { dressed } from '#studio/cases/phone-case.ts'
import { seeded } from '#studio/drawing/random.ts'
import { dressedCover } from '#studio/earphones/cover.ts'
import { earphoneCase } from '#studio/earphones/earphone-case.ts'
import { phoneOfModel } from '#studio/phones/phone-of-model.ts'
import { drawCasePicture, drawCoverPicture } from '#studio/picture.ts'
import type { View } from '#studio/stage/views.ts'
import { coverLookOfProduct, lookOfProduct } from './look-of-product.ts'

/** Names for the cases that carry one. */
export const namesOnCases = [
  'Ayesha',
  'Zara',
  'Hania',
  'Noor',
  'Fatima',
  'Sana',
  'Hira',
  'Ali',
  'Hamza',
  'Bilal',
  'Zain',
  'Ahmed',
  'Mahnoor',
  'Saad',
  'Maryam',
  'Dua',
] as const

/** What the pictures of a product depend on: a reworded product keeps its own. */
export type ProductToDraw = Pick<
  DemoProduct,
  'slug' | 'brand' | 'caseType' | 'deviceModels' | 'colour'
>

/**
 * A product's picture as SVG, the same text on every machine. The address decides all that chance
 * would, one of the models is the phone that all views show.
 */
export function drawDemoPicture(
  { slug, brand, caseType, deviceModels, colour }: ProductToDraw,
  view: View,
): string {
  const model = seeded(`model of ${slug}`).pick(deviceModels)
  const random = seeded(slug)
  const art = seeded(`art of ${slug}`)
  if (brandBySlug(brand)?.kind === 'earphones') {
    const look = coverLookOfProduct(slug, caseType, { colour, random })
    return drawCoverPicture(dressedCover(earphoneCase(model), look), view, art)
  }
  const name = random.pick(namesOnCases)
  const look = lookOfProduct(slug, caseType, { colour, random, name })
  return drawCasePicture(dressed(phoneOfModel(brand, model), look, random), view, art)
}
