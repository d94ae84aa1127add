import { cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pictureFiles } from '#domain/catalogue/pictures.ts'
import {
  type DrawingProgress,
  drawCataloguePictures,
  type ProductToDraw,
} from './catalogue-pictures.ts'
import { drawCataloguePicturesApart } from './draw-apart.ts'
import { folderStore } from './folder-store.ts'
import { placePictures } from './place-pictures.ts'

let folder = ''
let directory = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawn-'))
  directory = join(folder, 'catalogue-pictures')
})

/** A folder that holds the green case's pictures already. */
let drawnBefore = ''
beforeAll(async () => {
  drawnBefore = await mkdtemp(join(tmpdir(), 'drawn-before-'))
  await drawCataloguePictures({ products: [green], directory: drawnBefore })
}, 30_000)
afterAll(async () => {
  await rm(drawnBefore, { recursive: true, force: true })
})
const startWithGreen = () => cp(drawnBefore, directory, { recursive: true })
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

const green: ProductToDraw = {
  slug: 'bottle-green-matte-case-for-iphone-15',
  name: 'Bottle Green Matte Case for iPhone 15',
  brand: 'iphone',
  caseType: 'Mono colour',
  deviceModels: ['iPhone 15 Pro', 'iPhone 15'],
  colour: '#0f4a36',
}
const pista: ProductToDraw = {
  slug: 'pista-airpods-cover',
  name: 'Pista AirPods Cover',
  brand: 'airpods',
  caseType: 'Simple',
  deviceModels: ['AirPods 4'],
  colour: '#b7cf9b',
}

async function draw(products: readonly ProductToDraw[]) {
  const progress: DrawingProgress[] = []
  const addresses = await drawCataloguePictures({
    products,
    directory,
    onProgress: (now) => progress.push(now),
  })
  return { addresses, last: progress.at(-1) }
}

const base = (address: string | undefined) =>
  address?.slice('/uploads/'.length, -'.webp'.length) ?? ''

describe('drawing the catalogue', () => {
  test('gives each product a front, an angle and a camera, whole in every width and format', async () => {
    const { addresses, last } = await draw([green])
    const pictures = addresses.get(green.slug) ?? []
    expect(pictures.map((address) => address.replace(/-[0-9a-f]{10}\.webp$/, ''))).toEqual([
      '/uploads/bottle-green-matte-case-for-iphone-15-front',
      '/uploads/bottle-green-matte-case-for-iphone-15-angle',
      '/uploads/bottle-green-matte-case-for-iphone-15-camera',
    ])
    expect(last).toEqual({ done: 3, total: 3, drawn: 3 })
    for (const name of pictureFiles(base(pictures[0]))) {
      const { format, width, height } = await sharp(join(directory, name)).metadata()
      expect(name.endsWith('avif') ? 'heif' : 'webp').toBe(format)
      expect([width, height]).toEqual([width, (width * 5) / 4])
      expect(name === `${base(pictures[0])}.webp` ? 800 : Number(/-(\d+)\./.exec(name)?.[1])).toBe(
        width,
      )
    }
  })

  test('draws nothing twice', async () => {
    await startWithGreen()
    const first = await draw([green])
    const before = await stat(join(directory, `${base(first.addresses.get(green.slug)?.[0])}.webp`))
    const second = await draw([{ ...green, name: 'Reworded' }])
    expect(second.last).toEqual({ done: 3, total: 3, drawn: 0 })
    expect(second.addresses).toEqual(first.addresses)
    const after = await stat(join(directory, `${base(first.addresses.get(green.slug)?.[0])}.webp`))
    expect(after.mtimeMs).toBe(before.mtimeMs)
  })

  test('goes on where it was cut short', { timeout: 30_000 }, async () => {
    const stop = new AbortController()
    await expect(
      drawCataloguePictures({
        products: [green, pista],
        directory,
        signal: stop.signal,
        onProgress: ({ done }) => {
          if (done === 2) stop.abort()
        },
      }),
    ).rejects.toThrow()
    const { last } = await draw([green, pista])
    expect(last?.done).toBe(6)
    expect(last?.drawn).toBeLessThanOrEqual(4)
  })

  test('draws a lost file again, and forgets an unreadable list', async () => {
    await startWithGreen()
    const { addresses } = await draw([green])
    await rm(join(directory, `${base(addresses.get(green.slug)?.[1])}-320.avif`))
    expect((await draw([green])).last?.drawn).toBe(1)
    await writeFile(join(directory, 'manifest.json'), '{"half":')
    expect((await draw([green])).last?.drawn).toBe(0)
  })

  test('a change of the product replaces its pictures, and the old ones go', async () => {
    await startWithGreen()
    const first = await draw([green])
    const second = await draw([{ ...green, colour: '#b3202f' }])
    expect(second.addresses).not.toEqual(first.addresses)
    const files = await readdir(directory)
    expect(files).toHaveLength(1 + 3 * 6)
    expect(files).not.toContain(`${base(first.addresses.get(green.slug)?.[0])}.webp`)
  })

  test('a process of its own draws the same', { timeout: 30_000 }, async () => {
    const steps: number[] = []
    const apart = await drawCataloguePicturesApart({
      products: [pista],
      directory,
      onProgress: ({ done }) => steps.push(done),
    })
    expect(steps.at(-1)).toBe(3)
    expect(apart).toEqual((await draw([pista])).addresses)
    expect((await draw([pista])).last?.drawn).toBe(0)
  })

  test('a process of its own says what went wrong, and stops when told', {
    timeout: 30_000,
  }, async () => {
    await writeFile(join(folder, 'file'), '')
    await expect(
      drawCataloguePicturesApart({ products: [pista], directory: join(folder, 'file', 'below') }),
    ).rejects.toThrow('ENOTDIR')
    const stop = new AbortController()
    const drawing = drawCataloguePicturesApart({
      products: [green],
      directory,
      signal: stop.signal,
    })
    stop.abort(new Error('closing'))
    await expect(drawing).rejects.toThrow('closing')
  })
})

test('drawn pictures come into the store with every file', async () => {
  await startWithGreen()
  const { addresses } = await draw([green])
  const store = await folderStore(join(folder, 'uploads'))
  await placePictures(addresses.values(), directory, store)
  for (const address of addresses.get(green.slug) ?? []) {
    for (const name of pictureFiles(base(address))) expect(await store.has(name)).toBe(true)
  }
})
