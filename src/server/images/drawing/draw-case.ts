import type { BrandSlug } from '#domain/catalogue/brands.ts'
import type { Colour } from './colour.ts'
import { drawCover, dressedCover } from './earphones/cover.ts'
import { earphoneCase } from './earphones/earphone-case.ts'
import { coverLookOfProduct, lookOfProduct } from './look-of-product.ts'
import { drawPhoneCase, dressed } from './phone-case.ts'
import { phoneOfModel } from './phones/phone-of-model.ts'
import { seeded } from './seed.ts'
import { drawStage, papers } from './stage.ts'
import { Sheet } from './svg.ts'
import { poseOf, poseOfCover, type View } from './views.ts'

/** The size of every product picture in pixels: the 4:5 box of the cards. */
export const PICTURE_WIDTH = 800
export const PICTURE_HEIGHT = 1000

/** Names for the cases that carry one. */
export const names = [
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

/** What a picture is drawn from. The address decides everything that chance would. */
export interface DrawnProduct {
  readonly slug: string
  readonly brand: BrandSlug
  /** The model whose body and camera are shown. */
  readonly model: string
  readonly caseType: string
  /** The colour that name and description promise, as `#rrggbb`. */
  readonly colour?: Colour | null
}

/** A product picture as SVG: the same product and view give the same text on every machine. */
export function drawCase(product: DrawnProduct & { readonly view: View }): string {
  const sheet = new Sheet()
  const size = [PICTURE_WIDTH, PICTURE_HEIGHT] as const
  const { slug, brand, model, caseType, view } = product
  const chance = seeded(slug)
  const seed = { colour: product.colour ?? null, random: chance }
  const art = seeded(`art of ${slug}`)
  if (brand === 'airpods') {
    const look = coverLookOfProduct(slug, caseType, seed)
    const cover = dressedCover(earphoneCase(model), look)
    const pose = poseOfCover(view, cover.body, look.attachment, size)
    return sheet.finish(
      ...size,
      drawStage(sheet, size, papers[look.paper]) + drawCover(sheet, pose, cover, art),
    )
  }
  const look = lookOfProduct(slug, caseType, { ...seed, name: chance.pick(names) })
  const item = dressed(phoneOfModel(brand, model), look, chance)
  const pose = poseOf(view, item.phone, item.body, size)
  return sheet.finish(
    ...size,
    drawStage(sheet, size, papers[look.paper]) + drawPhoneCase(sheet, pose, item, art),
  )
}
