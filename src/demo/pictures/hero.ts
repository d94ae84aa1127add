import { demoProducts } from '#demo/products.ts'
import { drawPhoneCase, dressed } from '#studio/cases/phone-case.ts'
import type { Pose } from '#studio/drawing/pose.ts'
import { seeded } from '#studio/drawing/random.ts'
import { type Point, Sheet } from '#studio/drawing/svg.ts'
import { phoneOfModel } from '#studio/phones/phone-of-model.ts'
import { lookOfProduct } from './look-of-product.ts'

const size: Point = [1300, 1000]

interface ShownCase {
  readonly slug: string
  readonly model: string
  readonly pose: Pose
}

/** From the back to the front. */
const fan: readonly ShownCase[] = [
  {
    slug: 'lavender-silicon-cover-for-galaxy-s24',
    model: 'Galaxy S25 Ultra',
    pose: { turn: -16, elevation: 68, scale: 5.15, centre: [332, 490] },
  },
  {
    slug: 'floral-wreath-name-case-for-pixel-10',
    model: 'Pixel 10 Pro',
    pose: { turn: 15, elevation: 68, scale: 5.2, centre: [967, 490] },
  },
  {
    slug: 'truck-art-peacock-case-for-iphone-14',
    model: 'iPhone 17 Pro Max',
    pose: { turn: -3, elevation: 68, scale: 5.5, centre: [630, 465] },
  },
]

/** The three cases of the home page as SVG, on nothing. */
export function drawHero(): string {
  const sheet = new Sheet()
  return sheet.finish(...size, fan.map((shown) => drawShown(sheet, shown)).join(''))
}

function drawShown(sheet: Sheet, { slug, model, pose }: ShownCase): string {
  const product = demoProducts.find((one) => one.slug === slug)
  if (!product) throw new Error(`There is no phone case ${slug}`)
  const random = seeded(slug)
  const seed = { colour: product.colour, random, name: 'Ayesha' }
  const look = lookOfProduct(slug, product.caseType, seed)
  const item = dressed(phoneOfModel(product.brand, model), look, random)
  return drawPhoneCase(sheet, pose, item, seeded(`art of ${slug}`))
}
