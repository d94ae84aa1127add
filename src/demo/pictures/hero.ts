import { demoProducts } from '#demo/products.ts'
import { drawPhoneCase } from '#studio/cases/phone-case.ts'
import { caseOf } from '#studio/draw-design.ts'
import type { Pose } from '#studio/drawing/pose.ts'
import { seeded } from '#studio/drawing/random.ts'
import { type Point, Sheet } from '#studio/drawing/svg.ts'

const size: Point = [1300, 1000]

interface ShownCase {
  readonly slug: string
  readonly model: string
  readonly pose: Pose
}

/** From the back to the front. */
const fan: readonly ShownCase[] = [
  {
    slug: 'lavender-silicon-cover',
    model: 'Galaxy S25 Ultra',
    pose: { turn: -16, elevation: 68, scale: 5.15, centre: [332, 490] },
  },
  {
    slug: 'floral-wreath-name-case',
    model: 'Pixel 10 Pro',
    pose: { turn: 15, elevation: 68, scale: 5.2, centre: [967, 490] },
  },
  {
    slug: 'truck-art-peacock-case',
    model: 'iPhone 17 Pro Max',
    pose: { turn: -3, elevation: 68, scale: 5.5, centre: [630, 465] },
  },
]

/** Draws the three cases of the home page as SVG, without a background (`web/home/pictures`). */
export function drawHero(): string {
  const sheet = new Sheet()
  return sheet.finish(...size, fan.map((shown) => drawShown(sheet, shown)).join(''))
}

function drawShown(sheet: Sheet, { slug, model, pose }: ShownCase): string {
  const product = demoProducts.find((one) => one.slug === slug)
  if (!product) throw new Error(`There is no phone case ${slug}`)
  // A sample name, since the product has no customer.
  const shown = { ...product, model, artworkHref: null, name: 'Ayesha' }
  return drawPhoneCase(sheet, pose, caseOf(shown), seeded(`art of ${slug}`))
}
