import { cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProductToDraw } from '#demo/index.ts'
import { filesBehind, pictureFiles } from '#domain/catalogue/pictures.ts'
import { drawPicturesApart } from './draw-apart.ts'
import { type DrawingProgress, drawPictures, type PictureFolder } from './drawn-pictures.ts'

const green: ProductToDraw = {
  slug: 'bottle-green-matte-case-for-iphone-15',
  brand: 'iphone',
  caseType: 'Mono colour',
  deviceModels: ['iPhone 15 Pro', 'iPhone 15'],
  colour: '#0f4a36',
}
const pista: ProductToDraw = {
  slug: 'pista-airpods-cover',
  brand: 'airpods',
  caseType: 'Simple',
  deviceModels: ['AirPods 4'],
  colour: '#b7cf9b',
}

let folder = ''
let directory = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawn-'))
  directory = join(folder, 'catalogue-pictures')
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

const names = (paths: readonly string[] | undefined) => (paths ?? []).flatMap(filesBehind)

describe('really drawn, in a process apart', () => {
  let drawnBefore = ''
  let drawn: ReadonlyMap<string, readonly string[]>
  const heard: DrawingProgress[] = []
  beforeAll(async () => {
    drawnBefore = await mkdtemp(join(tmpdir(), 'drawn-before-'))
    drawn = await drawPicturesApart({
      products: [pista],
      directory: drawnBefore,
      onProgress: (progress) => heard.push(progress),
    })
  }, 60_000)
  afterAll(async () => {
    await rm(drawnBefore, { recursive: true, force: true })
  })

  test('a product gets a front, an angle and a camera', () => {
    const pictures = drawn.get(pista.slug) ?? []
    expect(pictures.map((path) => path.replace(/-[0-9a-f]{10}\.webp$/, ''))).toEqual([
      '/uploads/pista-airpods-cover-front',
      '/uploads/pista-airpods-cover-angle',
      '/uploads/pista-airpods-cover-camera',
    ])
    expect(heard.at(-1)).toEqual({ done: 3, total: 3, made: 3 })
  })

  test('every picture is whole in every width and format', async () => {
    const files = names(drawn.get(pista.slug))
    expect(files).toHaveLength(3 * 6)
    expect((await readdir(drawnBefore)).sort()).toEqual([...files].sort())
    for (const name of files) {
      const { format, width, height } = await sharp(join(drawnBefore, name)).metadata()
      expect(name.endsWith('avif') ? 'heif' : 'webp', name).toBe(format)
      expect(width, name).toBe(Number(/-(320|480|800)\.\w+$/.exec(name)?.[1] ?? 800))
      expect(height, name).toBe((width * 5) / 4)
    }
  })

  test('who draws makes no difference, and what is there is not made again', async () => {
    await cp(drawnBefore, directory, { recursive: true })
    const again: DrawingProgress[] = []
    const onProgress = (progress: DrawingProgress) => again.push(progress)
    expect(await drawPictures({ products: [pista], directory, onProgress })).toEqual(drawn)
    expect(again.at(-1)).toEqual({ done: 3, total: 3, made: 0 })
  })
})

describe('a folder of pictures', () => {
  /** Keeps a few bytes instead of pixels: what a folder holds doesn't depend on them. */
  const sketch = async (base: string, svg: string) =>
    new Map(pictureFiles(base).map((name) => [name, Buffer.from(svg.slice(0, 20))]))

  async function draw(products: readonly ProductToDraw[], more: Partial<PictureFolder> = {}) {
    const heard: DrawingProgress[] = []
    const onProgress = (progress: DrawingProgress) => heard.push(progress)
    const paths = await drawPictures({ products, directory, onProgress, ...more }, sketch)
    return { paths, made: heard.at(-1)?.made }
  }

  test('nothing is made twice, whatever the product is called by then', async () => {
    const first = await draw([green])
    const [front = ''] = names(first.paths.get(green.slug))
    const before = await stat(join(directory, front))
    const reworded = { ...green, name: 'Reworded' }
    expect(await draw([reworded])).toEqual({ paths: first.paths, made: 0 })
    expect((await stat(join(directory, front))).mtimeMs).toBe(before.mtimeMs)
  })

  test('drawing goes on where it was cut short', async () => {
    const stop = new AbortController()
    const cutShort = draw([green, pista], {
      signal: stop.signal,
      onProgress: ({ done }) => {
        if (done === 2) stop.abort()
      },
    })
    await expect(cutShort).rejects.toThrow(/abort/i)
    const { made } = await draw([green, pista])
    expect(made).toBeLessThanOrEqual(4)
    expect(await readdir(directory)).toHaveLength(6 * 6)
  })

  test('a picture that lost a file is made again, and only that one', async () => {
    const { paths } = await draw([green])
    const [first = ''] = names(paths.get(green.slug))
    await rm(join(directory, first))
    expect((await draw([green])).made).toBe(1)
  })

  test('a change of the product replaces its pictures, and what else lies there goes', async () => {
    const first = await draw([green])
    await writeFile(join(directory, 'manifest.json'), '{}')
    const second = await draw([{ ...green, colour: '#b3202f' }])
    expect(second.made).toBe(3)
    expect((await readdir(directory)).sort()).toEqual(names(second.paths.get(green.slug)).sort())
    expect(second.paths).not.toEqual(first.paths)
  })

  test('a folder that can’t be made is an error', async () => {
    await writeFile(join(folder, 'file'), '')
    const below = join(folder, 'file', 'below')
    await expect(draw([pista], { directory: below })).rejects.toThrow('ENOTDIR')
  })
})
