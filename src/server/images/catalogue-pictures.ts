import { readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { BrandSlug } from '#domain/catalogue/brands.ts'
import { pictureFiles } from '#domain/catalogue/pictures.ts'
import { drawCase } from './drawing/draw-case.ts'
import { seeded } from './drawing/seed.ts'
import { type View, views } from './drawing/views.ts'
import { encodePicture, pixelsOf } from './encode.ts'
import { drawingFingerprint, fingerprint } from './fingerprint.ts'
import { folderStore, writeWhole } from './folder-store.ts'

/** What the pictures of a product depend on. */
export interface ProductToDraw {
  readonly slug: string
  readonly name: string
  readonly brand: BrandSlug
  readonly caseType: string
  /** One of them is the phone that the pictures show. */
  readonly deviceModels: readonly string[]
  /** The colour that name and description promise, as `#rrggbb`. */
  readonly colour?: string | null
}

/** How far the drawing is, in pictures. */
export interface DrawingProgress {
  readonly done: number
  readonly total: number
  /** How many of the done ones had to be drawn; the others lay there already. */
  readonly drawn: number
}

export interface CatalogueDrawing {
  readonly products: readonly ProductToDraw[]
  /** Keeps what was drawn between starts. */
  readonly directory: string
  readonly onProgress?: (progress: DrawingProgress) => void
  /** Stops between two pictures; what was drawn until then is kept. */
  readonly signal?: AbortSignal
}

/** Which drawing made the folder's files, and the bases of each product's pictures. */
const manifest = z.object({
  drawing: z.string(),
  products: z.record(z.string(), z.object({ drawnFrom: z.string(), bases: z.array(z.string()) })),
})
type Manifest = z.infer<typeof manifest>
type DrawnProduct = Manifest['products'][string]

const MANIFEST = 'manifest.json'

/**
 * Draws the pictures that a folder doesn't hold yet: three of each product, in every width and
 * format. May be cut short at any moment and called again; pictures of products or drawings that
 * are no more are removed at the end.
 *
 * @returns the addresses of a product's pictures by its slug, as products name them
 */
export async function drawCataloguePictures({
  products,
  directory,
  onProgress = () => undefined,
  signal,
}: CatalogueDrawing): Promise<ReadonlyMap<string, readonly string[]>> {
  const store = await folderStore(directory)
  const drawing = await drawingFingerprint()
  const known = await readManifest(directory)
  const there = new Set(await readdir(directory))
  const isThere = (base: string) => pictureFiles(base).every((name) => there.has(name))

  const drawnProducts: Record<string, DrawnProduct> = {}
  const total = products.length * views.length
  const count = { done: 0, drawn: 0 }
  const tasks: { readonly product: ProductToDraw; readonly view: View; readonly at: number }[] = []
  for (const product of products) {
    const drawnFrom = fingerprint(JSON.stringify(drawnFacts(product)))
    const before = known?.drawing === drawing ? known.products[product.slug] : undefined
    if (before?.drawnFrom === drawnFrom && before.bases.every(isThere)) {
      drawnProducts[product.slug] = before
      count.done += views.length
    } else {
      drawnProducts[product.slug] = { drawnFrom, bases: [] }
      tasks.push(...views.map((view, at) => ({ product, view, at })))
    }
  }

  const drawNext = async (): Promise<void> => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
      signal?.throwIfAborted()
      const { product, view, at } = task
      const svg = drawCase({ ...drawnFacts(product), view })
      const base = `${product.slug}-${view}-${fingerprint(drawing, svg)}`
      const isNew = !isThere(base)
      if (isNew) await store.put(await encodePicture(base, await pixelsOf(svg)))
      const drawn = drawnProducts[product.slug]
      if (drawn) drawn.bases[at] = base
      count.done += 1
      if (isNew) count.drawn += 1
      onProgress({ ...count, total })
    }
  }
  if (tasks.length > 0) await Promise.all(Array.from({ length: availableParallelism() }, drawNext))
  else onProgress({ ...count, total })

  if (count.drawn > 0 || known === null || Object.keys(known.products).length !== products.length) {
    const now: Manifest = { drawing, products: drawnProducts }
    await writeWhole(directory, MANIFEST, Buffer.from(JSON.stringify(now)))
    await removeOthers(directory, now)
  }
  return new Map(
    Object.entries(drawnProducts).map(([slug, { bases }]) => [
      slug,
      bases.map((base) => `/uploads/${base}.webp`),
    ]),
  )
}

/** Only what decides the drawing, so that a reworded product keeps its pictures. */
function drawnFacts({ slug, brand, caseType, deviceModels, colour = null }: ProductToDraw) {
  const model = seeded(`model of ${slug}`).pick(deviceModels)
  return { slug, brand, caseType, model, colour }
}

/** Null when there is none that can be read: then everything is looked at again. */
async function readManifest(directory: string): Promise<Manifest | null> {
  try {
    return manifest.parse(JSON.parse(await readFile(join(directory, MANIFEST), 'utf8')))
  } catch {
    return null
  }
}

async function removeOthers(directory: string, { products }: Manifest): Promise<void> {
  const wanted = new Set([
    MANIFEST,
    ...Object.values(products).flatMap(({ bases }) => bases.flatMap(pictureFiles)),
  ])
  for (const name of await readdir(directory)) {
    if (!wanted.has(name)) await rm(join(directory, name), { force: true })
  }
}
