import { brands } from '#domain/catalogue/brands.ts'
import {
  type DrawnFormat,
  type DrawnWidth,
  drawnAddress,
  isDrawn,
} from '#domain/catalogue/designs/drawn-picture.ts'
import type { Product } from '#domain/contract/products.ts'
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
} as const satisfies Record<string, readonly (readonly [DrawnWidth, DrawnFormat])[]>

export interface FirstScreens {
  readonly db: Queryable
  readonly drawn: Pick<DrawnPictures, 'ahead'>
  /** Aborts the drawing. */
  readonly signal: AbortSignal
}

/** Limits the failures; after more, the remaining pictures are drawn on request. */
const FAILURES_AT_MOST = 3

/**
 * Cache warm-up: draws the missing pictures that most visitors see first, the cards of the home
 * page and of each brand's first page. Requested pictures have priority.
 *
 * @throws DatabaseError; any error of drawing, after several failures; the signal's reason
 */
export async function drawFirstScreens({ db, drawn, signal }: FirstScreens): Promise<void> {
  const names = await withPriority('browsing', () => firstFiles(db))
  let failures = 0
  for (const name of names) {
    signal.throwIfAborted()
    try {
      await withPriority('browsing', () => drawn.ahead(name, signal))
    } catch (error) {
      failures += 1
      if (failures > FAILURES_AT_MOST) throw error
    }
  }
}

/** File names of the first screens, most viewed first. */
async function firstFiles(db: Queryable): Promise<readonly string[]> {
  const { newest, loved, types } = await highlightsOf(db)
  const home = [...newest, ...loved, ...types.map(({ product }) => product)]
  const names = namesOf(home, files.home)
  for (const { slug } of brands) {
    names.push(
      ...namesOf(
        (await listCatalogue(db, { brand: slug, group: 'family' })).products,
        files.listing,
      ),
    )
  }
  return [...new Set(names)]
}

function namesOf(
  products: readonly Pick<Product, 'image'>[],
  wanted: readonly (readonly [DrawnWidth, DrawnFormat])[],
): string[] {
  return products
    .flatMap(({ image: [main = ''] }) => (isDrawn(main) ? [main] : []))
    .flatMap((path) => wanted.map(([width, format]) => drawnAddress(path, width, format)))
    .map((address) => address.slice(address.lastIndexOf('/') + 1))
}
