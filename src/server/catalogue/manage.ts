import { pictureSentences } from '#domain/catalogue/picture-rules.ts'
import { checkCompatibility, type KnownCompatibility } from '#domain/catalogue/product-rules.ts'
import { freeSlug, slugOf } from '#domain/catalogue/slug.ts'
import type { Product, ProductChanges, ProductData } from '#domain/contract/products.ts'
import { CHECK_ENTRIES } from '#domain/forms/rules.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { type Queryable, type ShopTransaction, transact } from '#server/database/transaction.ts'
import { arePicturesKept } from '#server/images/kept.ts'
import type { ImageStore } from '#server/images/store.ts'
import { Refusal } from '#server/refusal.ts'
import { announceChange } from './announce.ts'
import { holdProduct } from './locate.ts'
import { type ProductRow, presentProduct, productColumns } from './present.ts'

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
 * @throws Refusal INVALID_INPUT with `fields` when brand, models and case type do not fit, or when a
 *   picture isn't kept
 */
export async function createProduct({ db, images }: Shelf, data: ProductData): Promise<Product> {
  return transact(db, async (tx) => {
    const columns = columnsOf(data, null)
    await requirePictures(tx, images, data.image)
    const row = await insertUnderFreeSlug(tx, { ...columns, images: data.image })
    await announceChange(tx)
    return presentProduct(row)
  })
}

/**
 * Changes a product, by slug or id. The slug stays, so that no link breaks; so do the pictures when
 * none is named, and the colours when nothing is said of them.
 *
 * @throws Refusal NOT_FOUND, CONFLICT for who comes second (rule: second-comer), or INVALID_INPUT
 *   with `fields`
 */
export async function updateProduct(
  { db, images }: Shelf,
  { slugOrId, seen }: ProductAsked,
  { image, ...data }: ProductChanges,
): Promise<Product> {
  return transact(db, async (tx) => {
    const held = await holdProduct(tx, slugOrId, seen)
    const columns = columnsOf(data, { brand: held.brand, deviceModels: held.device_models })
    const shown = image ?? held.images
    const added = shown.filter((path) => !held.images.includes(path))
    await requirePictures(tx, images, added)
    const row = await tx
      .updateTable('products')
      .set((eb) => ({
        ...columns,
        images: shown,
        updated_at: new Date(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', held.id)
      .returning(productColumns)
      .executeTakeFirstOrThrow()
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
    await tx
      .updateTable('products')
      .set((eb) => ({ deleted_at: new Date(), version: eb('version', '+', 1) }))
      .where('id', '=', held.id)
      .execute()
    await announceChange(tx)
  })
}

/** What the form decides but for pictures, checked against the brand's table, as columns. */
function columnsOf(data: Omit<ProductData, 'image'>, before: KnownCompatibility | null) {
  const checked = checkCompatibility(data, before)
  if (!('brand' in checked)) throw invalid(checked)
  return {
    name: data.name,
    description: data.description,
    brand: checked.brand.slug,
    case_type: checked.caseType,
    device_models: [...checked.deviceModels],
    price: paisaFromRupees(data.price),
    ...(data.colours && { colours: data.colours }),
  }
}

/** A product never points at a picture that isn't there, in whole. */
async function requirePictures(
  tx: ShopTransaction,
  images: Shelf['images'],
  paths: readonly string[],
): Promise<void> {
  if (await arePicturesKept(tx, images, paths)) return
  throw invalid([{ field: 'image', message: pictureSentences.missing }])
}

function invalid(mistakes: readonly { field: string; message: string }[]): Refusal {
  const message = mistakes[0]?.message ?? CHECK_ENTRIES
  return new Refusal('INVALID_INPUT', message, { fields: [...mistakes] })
}

/** Two products of one name may be added at once; whoever comes second takes the next number. */
async function insertUnderFreeSlug(
  tx: ShopTransaction,
  columns: ReturnType<typeof columnsOf> & { readonly images: string[] },
): Promise<ProductRow> {
  const base = slugOf(columns.name)
  for (;;) {
    const taken = await tx
      .selectFrom('products')
      .select('slug')
      .where((eb) => eb.or([eb('slug', '=', base), eb('slug', 'like', `${base}-%`)]))
      .execute()
    const slug = freeSlug(base, new Set(taken.map((row) => row.slug)))
    const row = await tx
      .insertInto('products')
      .values({ ...columns, slug })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning(productColumns)
      .executeTakeFirst()
    if (row) return row
  }
}
