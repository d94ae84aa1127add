import { sql } from 'kysely'
import { z } from 'zod'
import { type Colour, colours } from '#domain/catalogue/colours.ts'
import { pricesIn } from '#domain/catalogue/pricing.ts'
import {
  type Colourway,
  type Product,
  type ProductPage,
  product,
} from '#domain/contract/products.ts'
import { currentLanguage } from '#messages'
import type { Queryable } from '#server/schema/database.ts'
import type { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import type { Grouping, RankedProduct } from '#server/search/index/products.ts'
import { type ProductRow, presentProduct, productColumns } from './present.ts'

/** Listed products as JSON in each language, by their entry of the index, which every change replaces. */
const caches = {
  en: new WeakMap<RankedProduct, string>(),
  ur: new WeakMap<RankedProduct, string>(),
}

/** Product without its texts in the other language, which only its own page's form needs. */
const listedProduct = product.omit({ nameUrdu: true, descriptionUrdu: true })

/** The products with these ids as JSON, in their order, without those deleted meanwhile. */
export async function productsAsJson(
  db: Queryable,
  index: CatalogueIndex,
  ids: readonly string[],
): Promise<readonly string[]> {
  const cache = caches[currentLanguage()]
  // Entries are taken before the rows are read, so that no row is older than its entry.
  const entries = new Map(ids.map((id) => [id, index.get(id)]))
  const found = new Map(
    [...entries].flatMap(([id, entry]) => {
      const json = entry && cache.get(entry)
      return json === undefined ? [] : [[id, json]]
    }),
  )
  for (const row of await productsWith(
    db,
    [...entries.keys()].filter((id) => !found.has(id)),
  )) {
    const json = JSON.stringify(z.encode(listedProduct, presentProduct(row)))
    const entry = entries.get(row.id)
    if (entry) cache.set(entry, json)
    found.set(row.id, json)
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The same, parsed into new objects that the caller may mutate. */
export async function productsInOrder(
  db: Queryable,
  index: CatalogueIndex,
  ids: readonly string[],
): Promise<readonly Product[]> {
  const all = await productsAsJson(db, index, ids)
  return all.map((json) => JSON.parse(json) as Product)
}

/** The products with these ids, in their order, without those deleted meanwhile. */
export async function productsWith(
  db: Queryable,
  ids: readonly string[],
): Promise<readonly ProductRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ProductRow>`
    select ${sql.join(productColumns.map((column) => sql.ref(`products.${column}`)))}
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, position)
    join products on products.id = wanted.id and deleted_at is null
    order by position`.execute(db)
  return rows
}

/**
 * Families of these products by product id, or the products of the same brand and design, as colour
 * swatches (rule: families).
 */
export async function familiesOf(
  db: Queryable,
  index: CatalogueIndex,
  ids: readonly string[],
  grouping: Grouping = 'family',
): Promise<NonNullable<ProductPage['families']>> {
  const families = ids.flatMap((id) => {
    const members = index.familyOf(id, grouping)
    return members.length > 0 ? [{ id, members }] : []
  })
  const all = await productsInOrder(db, index, [
    ...new Set(families.flatMap(({ members }) => members)),
  ])
  const products = new Map(all.map((product) => [product._id, product]))
  return Object.fromEntries(
    families.map(({ id, members }) => [
      id,
      members
        .flatMap((member) => products.get(member) ?? [])
        .map(colourwayOf)
        .toSorted((a, b) => positionOf(a) - positionOf(b)),
    ]),
  )
}

/** Swatch with the drawn or first colour as `dot`, named after the product's nearest colour. */
function colourwayOf(product: Product): Colourway {
  const { slug, name, image, imageModels, deviceModels, design } = product
  const { caseType, rating, numReviews, ratingIsSample } = product
  const own = colours.filter((colour) => product.colours.includes(colour.slug))
  const drawn = design?.colour ?? null
  const main = drawn === null ? own[0] : own.toSorted(byDistanceFrom(drawn))[0]
  const dot = drawn ?? main?.dot ?? null
  return {
    ...{ slug, name, colour: main?.name ?? '', dot, image, deviceModels },
    ...pricesIn(product),
    ...{ caseType, rating, numReviews },
    ...(ratingIsSample && { ratingIsSample }),
    ...(imageModels && { imageModels }),
  }
}

function byDistanceFrom(paint: string) {
  const distance = ({ dot }: Colour) =>
    dot === null
      ? Infinity
      : [1, 3, 5].reduce((sum, at) => sum + (channelOf(dot, at) - channelOf(paint, at)) ** 2, 0)
  return (a: Colour, b: Colour) => distance(a) - distance(b)
}

/** The red, green or blue channel of #rrggbb, at its offset. */
const channelOf = (paint: string, at: number) => Number.parseInt(paint.slice(at, at + 2), 16)

/** Position in the table of colours; products without a colour come last. */
function positionOf({ colour }: Colourway): number {
  const position = colours.findIndex(({ name }) => name === colour)
  return position < 0 ? colours.length : position
}
