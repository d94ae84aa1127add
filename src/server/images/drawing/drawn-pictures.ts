import {
  ANY_MODEL,
  BLANK,
  type DrawnFile,
  type DrawnFormat,
  type DrawnPicture,
  drawnAddress,
  drawnFormats,
  drawnPath,
  drawnWidths,
  isDrawn,
  modelSlug,
  parseDrawnFile,
  parseDrawnPicture,
} from '#domain/catalogue/designs/drawn-picture.ts'
import { popularModelsOf } from '#domain/catalogue/models/popular-models.ts'
import { fileOfArtwork, isUploadedPicture, LARGEST } from '#domain/catalogue/pictures.ts'
import { FairQueue } from '#platform/concurrency/fair-queue.ts'
import { SingleFlight } from '#platform/concurrency/single-flight.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import type { Convert, StoredPicture } from '../answers.ts'
import { type DesignedProduct, designKey, hasView } from '../design-key.ts'
import type { NamedFile, NamedPicture } from '../named/named-pictures.ts'
import type { Space } from '../space.ts'
import type { Drawer } from './drawing-child.ts'

export interface DrawingDependencies {
  readonly store: Pick<ImageStore, 'read' | 'has' | 'existing' | 'put'>
  readonly space: Pick<Space, 'takeForDrawn'>
  readonly drawer: Drawer
  /** The drawn product of a slug, including a deleted one; null when there is none. */
  readonly findDesigned: (slug: string) => Promise<DesignedProduct | null>
  readonly findMainPicture: (slug: string) => Promise<string | null>
  /** Called with errors of reading or storing pictures, which don't fail the request. */
  readonly onTrouble: (error: unknown) => void
  readonly waitingAtMost?: number
}

export type DrawnResult =
  | { readonly kind: 'picture'; readonly bytes: Buffer }
  /** Redirect to the picture of the present design. */
  | { readonly kind: 'redirect'; readonly address: string }
  | { readonly kind: 'nothing' }

/** Default queue limit: the drawings of one core in a minute, at a tenth of a second each. */
const MAX_DRAWINGS = 600
/** Limits the queue of searches for files of earlier designs. */
const MAX_SEARCHES = 100

const nothing = { kind: 'nothing' } as const

interface Drawable {
  readonly product: DesignedProduct
  readonly model: string
}

type KnownPicture =
  | (Drawable & { readonly kind: 'drawable' })
  | Exclude<DrawnResult, { readonly kind: 'picture' }>

/** Drawn pictures: read from the store, or drawn on demand and stored (rule: drawn-pictures). */
export class DrawnPictures {
  readonly #parts: DrawingDependencies
  readonly #drawings = new SingleFlight<DrawnResult>()
  readonly #conversions = new SingleFlight<Buffer>()
  readonly #queue: FairQueue
  /** Anybody can make up an address of an earlier design, so searches delay no drawing. */
  readonly #searches = new FairQueue(MAX_SEARCHES)
  readonly #stores = new Set<Promise<void>>()
  readonly #closing = new AbortController()

  constructor(parts: DrawingDependencies) {
    this.#parts = parts
    this.#queue = new FairQueue(parts.waitingAtMost ?? MAX_DRAWINGS)
  }

  get waiting(): number {
    return this.#queue.waiting
  }

  /** Finds a picture by its file name, in a queue that is fair by `client`. */
  async find(name: string, client: string, signal: AbortSignal): Promise<DrawnResult> {
    const file = parseDrawnFile(name)
    if (file === null) return nothing
    return this.#drawings.join(name, (left) => this.#findOrDraw(name, file, client, left), signal)
  }

  /**
   * Finds the picture of an address without a width, in the largest one, else any file of an
   * earlier design, else the present picture (rule: pictures-for-any-client). The store is asked
   * only for products that exist.
   */
  async findWhole(
    picture: DrawnPicture,
    format: DrawnFormat,
    client: string,
    signal: AbortSignal,
  ): Promise<StoredPicture | null> {
    const inFull = (path: string) => drawnAddress(path, LARGEST, format)
    const name = fileIn(inFull(drawnPath(picture)))
    const file = { ...picture, width: LARGEST, format }
    // Stored pictures are served also while the database can't be asked.
    const known = await this.#resolve(file).catch(() => null)
    if (known === null || known.kind === 'drawable') {
      const found = await this.find(name, client, signal)
      if (found.kind === 'picture') return { name, bytes: found.bytes, format }
    }
    const main = await this.#parts.findMainPicture(picture.slug)
    if (main === null) return null
    const earlier = await this.#searches.take(
      client,
      () => this.#earlierFile(picture, format),
      AbortSignal.any([signal, this.#closing.signal]),
    )
    if (earlier) return earlier
    const present = isDrawn(main) ? inFull(main) : main
    const today = known?.kind === 'redirect' ? known.address : present
    const other = { name: fileIn(today), isSubstitute: true }
    if (isUploadedPicture(today)) {
      const bytes = await this.#stored(other.name)
      return bytes && { ...other, bytes, format: 'webp' }
    }
    const drawn = await this.find(other.name, client, signal)
    return drawn.kind === 'picture' ? { ...other, bytes: drawn.bytes, format } : null
  }

  /** Draws a picture with a name, which is never stored; null for none (rule: name-on-the-case). */
  async drawNamed(
    { picture, name }: NamedPicture,
    { token, width, format }: NamedFile,
    client: string,
    signal: AbortSignal,
  ): Promise<Buffer | null> {
    const parsed = parseDrawnPicture(picture)
    if (parsed === null) return null
    const file = { ...parsed, width, format }
    const drawable = await this.#drawable(file)
    if (drawable === null) return null
    const draw = () => this.#draw(drawable, file, name)
    return this.#conversions.join(
      `${token} ${width} ${format}`,
      (left) => this.#inTurn(client, draw, left),
      signal,
    )
  }

  /** Converts a stored picture through the same queue; concurrent requests share one run. */
  readonly convert: Convert = (name, conversion, client, signal) => {
    const convert = async () => Buffer.from(await this.#parts.drawer.convert(conversion))
    return this.#conversions.join(
      `${name} as ${conversion.format}`,
      (left) => this.#inTurn(client, convert, left),
      signal,
    )
  }

  /** Prerenders a missing file while the queue is idle, and stores it; false for a stored one. */
  async ahead(name: string, signal: AbortSignal): Promise<boolean> {
    if (await this.#parts.store.has(name)) return false
    await this.#queue.untilIdle()
    await this.find(name, '', signal)
    await Promise.all(this.#stores)
    return true
  }

  /** Refuses new drawings, aborts the running one, and waits for pending writes to the store. */
  readonly close = async (): Promise<void> => {
    this.#closing.abort(new Error('the shop is closing'))
    await this.#parts.drawer.close()
    await Promise.all(this.#stores)
  }

  #inTurn(client: string, work: () => Promise<Buffer>, left: AbortSignal): Promise<Buffer> {
    return this.#queue.take(client, work, AbortSignal.any([left, this.#closing.signal]))
  }

  async #findOrDraw(
    name: string,
    file: DrawnFile,
    client: string,
    left: AbortSignal,
  ): Promise<DrawnResult> {
    const stored = await this.#stored(name)
    if (stored !== null) return { kind: 'picture', bytes: stored }
    const known = await this.#resolve(file)
    if (known.kind !== 'drawable') return known
    const bytes = await this.#inTurn(client, () => this.#draw(known, file), left)
    this.#storeInBackground(name, bytes)
    return { kind: 'picture', bytes }
  }

  async #resolve(file: DrawnFile): Promise<KnownPicture> {
    if (file.model === ANY_MODEL) return this.#anyDrawn(file)
    const drawable = await this.#drawable(file)
    if (drawable === null || !hasView(drawable.product, file.view)) return nothing
    const key = designKey(drawable.product)
    if (key === file.key) return { kind: 'drawable', ...drawable }
    const address = drawnAddress(drawnPath({ ...file, key }), file.width, file.format)
    return { kind: 'redirect', address }
  }

  /**
   * The picture of any model that is stored: of the first one or a popular one, in this view or that
   * of a card; otherwise that of the first model, which is then drawn.
   */
  async #anyDrawn(file: DrawnFile): Promise<KnownPicture> {
    const product = await this.#parts.findDesigned(file.slug)
    if (product === null) return nothing
    const { brand, deviceModels } = product
    const popular = popularModelsOf(brand).filter((model) => deviceModels.includes(model))
    const models = [...deviceModels.slice(0, 1), ...popular]
    const key = designKey(product)
    const addresses = ([file.view, 'front', 'angle'] as const).flatMap((view) =>
      models.map((name) => {
        const path = drawnPath({ slug: file.slug, model: modelSlug(name), view, key })
        return drawnAddress(path, file.width, file.format)
      }),
    )
    const stored = new Set(await this.#parts.store.existing(addresses.map(fileIn)))
    const address = addresses.find((each) => stored.has(fileIn(each))) ?? addresses[0]
    return address === undefined ? nothing : { kind: 'redirect', address }
  }

  /** The drawn product of a file and its model; null for unknown ones. */
  async #drawable({ slug, model: word }: DrawnFile): Promise<Drawable | null> {
    const product = await this.#parts.findDesigned(slug)
    const model = product?.deviceModels.find((name) => modelSlug(name) === word)
    return product && model !== undefined ? { product, model } : null
  }

  /** Largest stored file of an earlier design, in `format` if possible; null for none or no store. */
  async #earlierFile(picture: DrawnPicture, format: DrawnFormat): Promise<StoredPicture | null> {
    const formats = drawnFormats.toSorted((a, b) => Number(b === format) - Number(a === format))
    const files = drawnWidths.toReversed().flatMap((width) =>
      formats.map((stored) => ({
        name: fileIn(drawnAddress(drawnPath(picture), width, stored)),
        format: stored,
      })),
    )
    const names = files.map(({ name }) => name)
    const existing = await this.#parts.store
      .existing(names)
      .catch((error: unknown): readonly string[] => {
        this.#parts.onTrouble(error)
        return []
      })
    const best = files.find(({ name }) => existing.includes(name))
    const bytes = best ? await this.#stored(best.name) : null
    return best && bytes ? { ...best, bytes } : null
  }

  /** Null also for an unreadable store: drawing gives the same bytes. */
  #stored(name: string): Promise<Buffer | null> {
    return this.#parts.store.read(name).catch((error: unknown) => {
      this.#parts.onTrouble(error)
      return null
    })
  }

  async #draw({ product, model }: Drawable, file: DrawnFile, name?: string): Promise<Buffer> {
    const { store, drawer } = this.#parts
    const { design, brand, caseType } = product
    const { view, width, format } = file
    const artworkFile = design.artwork && fileOfArtwork(design.artwork.picture)
    const artwork = artworkFile ? await store.read(artworkFile) : null
    const order = { design, brand, caseType, model, width, format, artwork }
    if (view === BLANK) return Buffer.from(await drawer.draw({ ...order, view: 'front', name: '' }))
    const drawing = { ...order, view }
    return Buffer.from(await drawer.draw(name === undefined ? drawing : { ...drawing, name }))
  }

  /** Stores a picture in the background, so that a slow or full store delays no request. */
  #storeInBackground(name: string, bytes: Buffer): void {
    const { space, store, onTrouble } = this.#parts
    const storing = space
      .takeForDrawn(bytes.length)
      .then((isTaken) => (isTaken ? store.put(new Map([[name, bytes]])) : undefined))
      .catch(onTrouble)
      .finally(() => this.#stores.delete(storing))
    this.#stores.add(storing)
  }
}

/** File name in an address. */
export function fileIn(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1)
}
