/**
 * Draws the scene of the home page into files beside the page, in every width and format. Run it again
 * when its drawing changes: `node scripts/draw-hero.ts`
 */
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { drawDesign, SHEET } from '@khol/studio'
import sharp from 'sharp'
import { demoProducts } from '#demo/index.ts'

const { resolve } = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '../src/web/shop/home/pictures')

/** Size of the drawing, twice that of its sheet; a tenth of its height is cut off above. */
const [width, height] = SHEET.map((side) => side * 2) as [number, number]
const cut = height / 10

const product = demoProducts.find(({ slug }) => slug === 'truck-art-peacock-case')
if (!product) throw new Error('The demo has no case with the peacock')
const phone = { kind: 'phone', model: 'iPhone 17 Pro Max', artworkHref: null } as const
const drawing = Buffer.from(drawDesign({ ...product, ...phone, view: 'scene' }))
const input = await sharp(drawing, { density: 144 }).png().toBuffer()
const table = await sharp(resolve('@khol/studio/tables/tailgate.webp'))
  .resize(width)
  .composite([{ input }])
  .png()
  .toBuffer()
const picture = await sharp(table)
  .extract({ left: 0, top: cut, width, height: height - cut })
  .png()
  .toBuffer()

await mkdir(folder, { recursive: true })
for (const size of [480, 720, 1200]) {
  const file = join(folder, `tailgate-${size}`)
  await sharp(picture)
    .resize(size)
    .avif({ quality: 34, effort: 9, chromaSubsampling: '4:2:0' })
    .toFile(`${file}.avif`)
  if (size < 1200) {
    await sharp(picture).resize(size).webp({ quality: 72, effort: 6 }).toFile(`${file}.webp`)
  }
}
