import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { brands } from '#domain/catalogue/brands.ts'
import { brandPicture, heroPicture, shareCard } from '#domain/catalogue/pictures.ts'
import { drawShopPictures } from './shop-pictures.ts'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'shop-pictures-'))
})
afterEach(async () => {
  await rm(directory, { recursive: true, force: true })
})

const shop = { name: 'Khol', tagline: 'Cases for your exact phone' }

test('every picture that a page names is there in its size; nothing is drawn twice', async () => {
  await drawShopPictures({ directory, ...shop })
  const named = [heroPicture(), ...brands.map(({ slug }) => brandPicture(slug))]
    .flatMap(({ avif, webp }) => `${avif}, ${webp}`.split(', '))
    .map((part) => part.split(' '))
  for (const [path = '', width = ''] of named) {
    const { width: found } = await sharp(join(directory, path.replace('/images/', ''))).metadata()
    expect(`${found}w`).toBe(width)
  }
  const card = await sharp(join(directory, shareCard.path.replace('/images/', ''))).metadata()
  expect([card.format, card.width, card.height]).toEqual(['jpeg', 1200, 630])

  const before = await stat(join(directory, 'hero-800.avif'))
  await drawShopPictures({ directory, ...shop })
  expect((await stat(join(directory, 'hero-800.avif'))).mtimeMs).toBe(before.mtimeMs)
  expect((await readdir(directory)).filter((name) => name.startsWith('.'))).toEqual([])
}, 60_000)
