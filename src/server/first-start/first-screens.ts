import { setTimeout as pause } from 'node:timers/promises'
import { brands } from '#domain/catalogue/brands.ts'
import {
  cardPictures,
  type DrawnFormat,
  type DrawnWidth,
  drawnAddress,
  isDrawn,
  STAND_IN_WIDTH,
} from '#domain/catalogue/designs/drawn-picture.ts'
import { popularModelsOf } from '#domain/catalogue/models/popular-models.ts'
import type { ListingRequest, Product } from '#domain/contract/products.ts'
import { withPriority } from '#platform/database/deadline.ts'
import { highlightsOf } from '#server/catalogue/shelves.ts'
import { listCatalogue } from '#server/catalogue/source.ts'
import type { DrawnPictures } from '#server/images/drawing/drawn-pictures.ts'
import type { Queryable } from '#server/schema/database.ts'

/** Files of a card for phones of two and three pixels per point, and for older browsers. */
const files = {
  home: [
    [320, 'avif'],
    [480, 'avif'],
    [320, 'webp'],
  ],
  listing: [
    [320, 'avif'],
    [480, 'avif'],
  ],
  standIn: [[STAND_IN_WIDTH, 'avif']],
} as const satisfies Record<string, readonly (readonly [DrawnWidth, DrawnFormat])[]>

export interface FirstScreens {
  readonly db: Queryable
  readonly drawn: Pick<DrawnPictures, 'ahead'>
  /** Aborts the drawing. */
  readonly signal: AbortSignal
  /** Milliseconds between two pictures that no first screen shows. */
  readonly rest?: number
}

/** Leaves a core to visitors for two thirds of the time, also where the machine ignores priorities. */
const REST = 250

/** Limits the failures; after more, the remaining pictures are drawn on request. */
const FAILURES_AT_MOST = 3

/**
 * Cache warm-up: draws the missing pictures that most visitors see first. These are the cards of the
 * home page and of each brand's first page; then, with a rest after each, one picture of every design
 * and brand, which stands in for other phones, and the cards of the popular phones' first two pages.
 * Requested pictures have priority, and stored ones are skipped, so that a restart resumes.
 *
 * @throws DatabaseError; any error of drawing, after several failures; the signal's reason
 */
export async function drawFirstScreens({ rest = REST, ...parts }: FirstScreens): Promise<void> {
  const inFirst = await withPriority('browsing', () => firstFiles(parts.db))
  await drawAll(parts, inFirst, 0)
  await drawAll(parts, await withPriority('browsing', () => furtherFiles(parts.db)), rest)
}

async function drawAll(
  { drawn, signal }: Omit<FirstScreens, 'rest'>,
  names: Iterable<string>,
  rest: number,
): Promise<void> {
  let failures = 0
  for (const name of names) {
    signal.throwIfAborted()
    try {
      const isNew = await withPriority('browsing', () => drawn.ahead(name, signal))
      if (isNew && rest > 0) await pause(rest, undefined, { signal })
    } catch (error) {
      failures += 1
      if (failures > FAILURES_AT_MOST) throw error
    }
  }
}

/** File names of the first screens, most viewed first. */
async function firstFiles(db: Queryable): Promise<ReadonlySet<string>> {
  const { newest, loved, types, collections } = await highlightsOf(db)
  const shown = [...types, ...collections].map(({ product }) => product)
  const names = namesOf([...newest, ...loved, ...shown], files.home)
  for (const { slug } of brands) {
    const { products } = await listCatalogue(db, { brand: slug, group: 'family' })
    names.push(...namesOf(products, files.listing))
  }
  return new Set(names)
}

/** Files of one picture of every design and brand, then of the popular phones' first pages. */
async function furtherFiles(db: Queryable): Promise<ReadonlySet<string>> {
  const standIns: string[] = []
  const ofPopular: string[] = []
  for (const { slug: brand } of brands) {
    const list = (page: ListingRequest) => listCatalogue(db, { brand, group: 'family', ...page })
    const { pages } = await list({ limit: 100 })
    for (const pageNumber of Array(pages).keys()) {
      const { products } = await list({ limit: 100, pageNumber: pageNumber + 1 })
      standIns.push(...namesOf(products, files.standIn))
    }
    for (const deviceModel of popularModelsOf(brand)) {
      for (const pageNumber of [1, 2]) {
        const { products } = await list({ deviceModel, pageNumber })
        ofPopular.push(...namesOf(products, files.listing, deviceModel))
      }
    }
  }
  return new Set([...standIns, ...ofPopular])
}

function namesOf(
  products: readonly Pick<Product, 'image' | 'imageModels' | 'caseType'>[],
  wanted: readonly (readonly [DrawnWidth, DrawnFormat])[],
  model = '',
): string[] {
  return products
    .flatMap((product) => cardPictures(product, model).slice(0, 1).filter(isDrawn))
    .flatMap((path) => wanted.map(([width, format]) => drawnAddress(path, width, format)))
    .map((address) => address.slice(address.lastIndexOf('/') + 1))
}
