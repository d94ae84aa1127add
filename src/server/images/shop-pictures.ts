import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { brands } from '#domain/catalogue/brands.ts'
import { brandWidths, heroWidths } from '#domain/catalogue/pictures.ts'
import { drawBrandTile, drawHero, drawShareCard } from './drawing/shop/shop-drawings.ts'
import { drawingFingerprint, fingerprint } from './fingerprint.ts'
import { writeWhole } from './store.ts'

const STAMP = 'stamp.txt'

/**
 * Draws the shop's own pictures into a folder, under names that stay: `hero-800.avif`,
 * `brand-vivo-160.webp`, `share-card.jpg`. Does nothing when they are there already.
 */
export async function drawShopPictures({
  directory,
  name,
  tagline,
}: {
  readonly directory: string
  readonly name: string
  readonly tagline: string
}): Promise<void> {
  await mkdir(directory, { recursive: true })
  const stamp = fingerprint(await drawingFingerprint(), name, tagline)
  if ((await readFile(join(directory, STAMP), 'utf8').catch(() => '')) === stamp) return
  const keep = (file: string, bytes: Buffer) => writeWhole(directory, file, bytes)

  const hero = await sharp(Buffer.from(drawHero()))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const width of heroWidths) {
    const sized = () => sharp(hero).resize(width)
    await keep(
      `hero-${width}.avif`,
      await sized().avif({ quality: 42, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer(),
    )
    await keep(`hero-${width}.webp`, await sized().webp({ quality: 70 }).toBuffer())
  }
  for (const { slug } of brands) {
    const tile = await sharp(Buffer.from(drawBrandTile(slug)))
      .png()
      .toBuffer()
    for (const width of brandWidths) {
      const sized = () => sharp(tile).resize(width)
      await keep(
        `brand-${slug}-${width}.avif`,
        await sized().avif({ quality: 50, effort: 2 }).toBuffer(),
      )
      await keep(`brand-${slug}-${width}.webp`, await sized().webp({ quality: 76 }).toBuffer())
    }
  }
  const card = sharp(Buffer.from(drawShareCard({ name, tagline }))).removeAlpha()
  await keep('share-card.jpg', await card.jpeg({ quality: 78, mozjpeg: true }).toBuffer())
  await keep(STAMP, Buffer.from(stamp))
}
