import { freeSlug, slugOf } from '#domain/catalogue/slug.ts'
import type { Product, ProductChanges, ProductData } from '#domain/contract/products.ts'
import { type Queryable, type ShopTransaction, transact } from '#server/database/transaction.ts'
import type { ImageStore } from '#server/images/store.ts'
import { announceChange } from './announce.ts'
import { depictionColumns, depictionOf } from './depiction.ts'
import { holdProduct, noSuchProduct } from './locate.ts'
import { type ProductRow, presentProduct, productColumns } from './present.ts'
import { changedProduct, factColumns, takeOffSale, writeProducts } from './write.ts'

/** Which product is changed, and what they had seen of it who ask for it. */
export interface ProductAsked {
  readonly slugOrId: string
  /** The version that they saw, out of `If-Match`; null when they did not say. */
  readonly seen: number | null
}

/** What a product is written with. */
export interface Shelf {
  readonly db: Queryable
  readonly images: Pick<ImageStore, 'has'>
}

/**
 * Adds a product; its slug comes from its name and is never another's, not even a deleted one's
 * (rule: deleted-products).
 *
 * @throws Refusal INVALID_INPUT with `fields` when brand, models, case type and design do not fit, or
 *   when a picture isn't kept
 */
export async function createProduct({ db, images }: Shelf, data: ProductData): Promise<Product> {
  return transact(db, async (tx) => {
    const columns = factColumns(data, null)
    const depiction = await depictionOf({ tx, images }, data, columns)
    const row = await insertUnderFreeSlug(tx, columns, depiction)
    await announceChange(tx)
    return presentProduct(row)
  })
}

/**
 * Changes a product, by slug or id. The slug stays, so that no link breaks; so do the design and the
 * pictures when none is named, and the colours when nothing is said of them. A drawn product's pictures
 * are called anew with whatever changes them. A sample that is saved is the owner's own from then on
 * (rule: samples).
 *
 * @throws Refusal NOT_FOUND, CONFLICT for who comes second (rule: second-comer), or INVALID_INPUT
 *   with `fields`
 */
export async function updateProduct(
  { db, images }: Shelf,
  { slugOrId, seen }: ProductAsked,
  data: ProductChanges,
): Promise<Product> {
  return transact(db, async (tx) => {
    const held = await holdProduct(tx, slugOrId, seen)
    const [row] = await writeProducts(tx, [await changedProduct({ tx, images }, held, data)])
    if (!row) throw noSuchProduct()
    await announceChange(tx)
    return presentProduct(row)
  })
}

/**
 * Takes a product off the shop, by slug or id. Its row stays for the orders that hold it
 * (rule: deleted-products).
 *
 * @throws Refusal NOT_FOUND, CONFLICT for who comes second (rule: second-comer)
 */
export async function deleteProduct(
  db: Queryable,
  { slugOrId, seen }: ProductAsked,
): Promise<void> {
  await transact(db, async (tx) => {
    const held = await holdProduct(tx, slugOrId, seen)
    await takeOffSale(tx, [held.id])
    await announceChange(tx)
  })
}

/** Two products of one name may be added at once; whoever comes second takes the next number. */
async function insertUnderFreeSlug(
  tx: ShopTransaction,
  columns: ReturnType<typeof factColumns>,
  depiction: Awaited<ReturnType<typeof depictionOf>>,
): Promise<ProductRow> {
  const base = slugOf(columns.name)
  for (;;) {
    const taken = await tx
      .selectFrom('products')
      .select('slug')
      .where((eb) => eb.or([eb('slug', '=', base), eb('slug', 'like', `${base}-%`)]))
      .execute()
    const slug = freeSlug(base, new Set(taken.map((row) => row.slug)))
    const { images, design, image_models } = depictionColumns(depiction, { ...columns, slug })
    const row = await tx
      .insertInto('products')
      .values({
        ...columns,
        slug,
        images,
        design: design && JSON.stringify(design),
        image_models: JSON.stringify(image_models),
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning(productColumns)
      .executeTakeFirst()
    if (row) return row
  }
}
