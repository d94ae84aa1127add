/**
 * Draws the three cases of the home page into files beside the page, in every width and format. Run
 * it again when their drawing changes: `node scripts/draw-hero.ts`
 */
import { join } from 'node:path'
import sharp from 'sharp'
import { drawHero } from '#demo/index.ts'

const folder = join(import.meta.dirname, '../src/web/shop/home/pictures')

const picture = await sharp(Buffer.from(drawHero())).toBuffer()

for (const size of [480, 720, 960, 1280]) {
  const file = join(folder, `three-cases-${size}`)
  await sharp(picture).resize(size).avif({ quality: 44, effort: 9 }).toFile(`${file}.avif`)
  if (size > 960) continue
  await sharp(picture).resize(size).webp({ quality: 76, effort: 6 }).toFile(`${file}.webp`)
}
