import { slugOf } from '#domain/catalogue/slug.ts'
import type { Product, ProductChanges, ProductData } from '#domain/contract/products.ts'
import { transact } from '#platform/database/transaction.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import { type Actor, recordActivity } from '#server/activity/record.ts'
import { transactWithPictures } from '#server/images/stored-pictures.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { announceChange } from './announce.ts'
import { lockProduct, noSuchProduct } from './locate.ts'
import { type ProductRow, presentProduct } from './present.ts'
import { productImages } from './product-images.ts'
import {
  changedProduct,
  deleteProducts,
  factColumns,
  insertUnderFreeSlug,
  writeProducts,
} from './write.ts'

export interface ProductTarget {
  readonly slugOrId: string
  /** The version in `If-Match`; null without that header. */
  readonly seen: number | null
}

export interface CatalogueDeps {
  readonly db: Queryable
  readonly images: Pick<ImageStore, 'has'>
  readonly by: Actor
}

/**
 * Adds a product. Its slug is derived from its name and unique, also among deleted products (rule:
 * deleted-products). `colourOf` makes it a colour of another product's design (rule: families).
 *
 * @throws Refusal INVALID_INPUT with `fields` when brand, models, case type and design do not fit,
 *   or when a picture isn't stored; UNAVAILABLE when the store of pictures can't be read
 */
export async function createProduct(
  { db, images, by }: CatalogueDeps,
  { colourOf, ...data }: ProductData,
): Promise<Product> {
  return transactWithPictures(db, images, async (tx, pictures) => {
    const columns = factColumns(data, null)
    const row = await insertUnderFreeSlug(
      tx,
      slugOf(columns.name),
      columns,
      await productImages(pictures, data, columns),
    )
    const joined = colourOf === undefined ? [] : await joinFamily(tx, colourOf, row)
    await announceChange(tx)
    await recordActivity(tx, by, noteOn(row, 'Added'))
    for (const other of joined) await recordActivity(tx, by, noteOn(other, 'Changed'))
    return presentProduct(row)
  })
}

/** Gives a product without a family that of its new colour, in the same brand (rule: families). */
function joinFamily(
  tx: ShopTransaction,
  id: string,
  { brand, family }: Pick<ProductRow, 'brand' | 'family'>,
): Promise<Pick<ProductRow, 'id' | 'name'>[]> {
  return tx
    .updateTable('products')
    .set((eb) => ({ family, updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('family', '=', '')
    .where('deleted_at', 'is', null)
    .returning(['id', 'name'])
    .execute()
}

/**
 * Changes a product, by slug or id. The slug never changes, so that no link breaks; design,
 * pictures and colours are kept when the request leaves them out. A saved sample becomes an ordinary
 * product (rule: samples).
 *
 * @throws Refusal NOT_FOUND, CONFLICT for an outdated version (rule: concurrent-edit), or
 *   INVALID_INPUT with `fields`; UNAVAILABLE when the store of pictures can't be read
 */
export async function updateProduct(
  { db, images, by }: CatalogueDeps,
  { slugOrId, seen }: ProductTarget,
  data: ProductChanges,
): Promise<Product> {
  return transactWithPictures(db, images, async (tx, pictures) => {
    const before = await lockProduct(tx, slugOrId, seen)
    const [row] = await writeProducts(tx, [await changedProduct(pictures, before, data)])
    if (!row) throw noSuchProduct()
    await announceChange(tx)
    await recordActivity(tx, by, noteOn(row, 'Changed'))
    return presentProduct(row)
  })
}

/**
 * Soft-deletes a product, by slug or id. Its row stays for the orders that refer to it (rule:
 * deleted-products).
 *
 * @throws Refusal NOT_FOUND, CONFLICT for an outdated version (rule: concurrent-edit)
 */
export async function deleteProduct(
  { db, by }: Pick<CatalogueDeps, 'db' | 'by'>,
  { slugOrId, seen }: ProductTarget,
): Promise<void> {
  await transact(db, async (tx) => {
    const { id: subject } = await lockProduct(tx, slugOrId, seen)
    await deleteProducts(tx, [subject])
    await announceChange(tx)
    await recordActivity(tx, by, { kind: 'products', action: 'Took a product off sale', subject })
  })
}

function noteOn({ id, name }: Pick<ProductRow, 'id' | 'name'>, did: 'Added' | 'Changed') {
  return { kind: 'products', action: `${did} ${name}`, subject: id } as const
}
