import { readdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { drawDemoPicture, type ProductToDraw } from '#demo/index.ts'
import { pictureFiles, picturePath } from '#domain/catalogue/pictures.ts'
import { encodePicture, pixelsOf } from '#server/images/encode.ts'
import { encodingFingerprint, fingerprint } from '#server/images/fingerprint.ts'
import { folderStore } from '#server/images/folder-store.ts'
import { views } from '#studio/stage/views.ts'

/** How far the drawing is, in pictures. */
export interface DrawingProgress {
  readonly done: number
  readonly total: number
  /** How many of the done ones had to be made; the others lay there already. */
  readonly made: number
}

/** A folder that keeps the pictures of products between starts. */
export interface PictureFolder {
  readonly products: readonly ProductToDraw[]
  readonly directory: string
  readonly onProgress?: (progress: DrawingProgress) => void
  /** Stops between two pictures; what was made until then is kept. */
  readonly signal?: AbortSignal
}

/** The paths of a product's pictures as products name them, in the order of its gallery. */
export type PicturesBySlug = ReadonlyMap<string, readonly string[]>

/**
 * Makes the pictures that a folder doesn't hold yet: three of each product, in every width and
 * format. A file's name says what it was made from, so this may be cut short at any moment and
 * called again. Other files are removed at the end.
 */
export async function drawPictures(
  { products, directory, onProgress = () => undefined, signal }: PictureFolder,
  encode: typeof encodeDrawing = encodeDrawing,
): Promise<PicturesBySlug> {
  const store = await folderStore(directory)
  const encoding = await encodingFingerprint()
  const there = new Set(await readdir(directory))
  const bases = new Map(products.map(({ slug }) => [slug, [] as string[]]))
  const tasks = products.flatMap((product) => views.map((view, at) => ({ product, view, at })))
  const progress = { done: 0, total: tasks.length, made: 0 }

  const drawOn = async (): Promise<void> => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
      signal?.throwIfAborted()
      const { product, view, at } = task
      const svg = drawDemoPicture(product, view)
      const base = `${product.slug}-${view}-${fingerprint(encoding, svg)}`
      const isNew = !pictureFiles(base).every((name) => there.has(name))
      if (isNew) await store.put(await encode(base, svg))
      const ofProduct = bases.get(product.slug)
      if (ofProduct) ofProduct[at] = base
      progress.done += 1
      if (isNew) progress.made += 1
      onProgress({ ...progress })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, drawOn))

  await removeOthers(directory, [...bases.values()].flat())
  return new Map([...bases].map(([slug, ofProduct]) => [slug, ofProduct.map(picturePath)]))
}

/** Every file of a drawing by name. */
async function encodeDrawing(base: string, svg: string): Promise<ReadonlyMap<string, Uint8Array>> {
  return encodePicture(base, await pixelsOf(svg))
}

async function removeOthers(directory: string, bases: readonly string[]): Promise<void> {
  const wanted = new Set(bases.flatMap(pictureFiles))
  for (const name of await readdir(directory)) {
    if (!wanted.has(name)) await rm(join(directory, name), { force: true })
  }
}
