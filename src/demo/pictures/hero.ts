import { drawGroup, type Placed } from '@khol/studio'
import { demoProducts } from '#demo/products.ts'

const fan = [
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
] as const

/** Draws the three cases of the home page as SVG, without a background (`web/shop/home/pictures`). */
export function drawHero(): string {
  return drawGroup([1300, 1000], fan.map(placed))
}

function placed({ slug, model, pose }: (typeof fan)[number]): Placed {
  const product = demoProducts.find((one) => one.slug === slug)
  if (!product) throw new Error(`There is no phone case ${slug}`)
  // A sample name, since the product has no customer.
  const drawing = { ...product, kind: 'phone', model, artworkHref: null, name: 'Ayesha' } as const
  return { drawing, pose }
}
