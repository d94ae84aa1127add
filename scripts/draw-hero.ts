/**
 * Draws the three cases of the home page with the catalogue's own pencils and leaves them beside the
 * page, in every width and format. Run it again when the drawing changes:
 * `node scripts/draw-hero.ts`
 */
import { join } from 'node:path'
import sharp from 'sharp'
import { demoProducts } from '#server/catalogue/demo/products.ts'
import { lookOfProduct } from '#server/images/drawing/look-of-product.ts'
import { drawPhoneCase, dressed } from '#server/images/drawing/phone-case.ts'
import { phoneOfModel } from '#server/images/drawing/phones/phone-of-model.ts'
import type { Pose } from '#server/images/drawing/pose.ts'
import { seeded } from '#server/images/drawing/seed.ts'
import { Sheet } from '#server/images/drawing/svg.ts'

const folder = join(import.meta.dirname, '../src/web/home/pictures')
const width = 1300
const height = 1000

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

function drawShown(sheet: Sheet, { slug, model, pose }: ShownCase): string {
  const product = demoProducts.find((one) => one.slug === slug)
  if (!product || product.brand === 'airpods') throw new Error(`There is no phone case ${slug}`)
  const chance = seeded(slug)
  const seed = { colour: product.colour, random: chance, name: 'Ayesha' }
  const look = lookOfProduct(slug, product.caseType, seed)
  const item = dressed(phoneOfModel(product.brand, model), look, chance)
  return drawPhoneCase(sheet, pose, item, seeded(`art of ${slug}`))
}

const sheet = new Sheet()
const drawing = fan.map((shown) => drawShown(sheet, shown)).join('')
const picture = await sharp(Buffer.from(sheet.finish(width, height, drawing)))
  .flatten({ background: '#ffffff' })
  .toBuffer()

for (const size of [480, 720, 960, 1280]) {
  const file = join(folder, `three-cases-${size}`)
  await sharp(picture).resize(size).avif({ quality: 50, effort: 9 }).toFile(`${file}.avif`)
  if (size > 960) continue
  await sharp(picture).resize(size).webp({ quality: 76, effort: 6 }).toFile(`${file}.webp`)
}
