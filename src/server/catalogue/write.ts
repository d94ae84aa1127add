import { sql } from 'kysely'
import { factNames } from '#domain/catalogue/product-fields.ts'
import { checkCompatibility, type SavedCompatibility } from '#domain/catalogue/product-rules.ts'
import { freeSlug } from '#domain/catalogue/slug.ts'
import type { ProductChanges } from '#domain/contract/products.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { inParts } from '#platform/storage/in-parts.ts'
import type { StoredPictures } from '#server/images/stored-pictures.ts'
import type { RowOf, ShopTransaction } from '#server/schema/database.ts'
import { type ProductRow, productColumns } from './present.ts'
import { imageColumns, invalid, type ProductImages, productImages } from './product-images.ts'
import { columnOf, columnsOf, type ValueRow, valueColumns } from './value-columns.ts'

/** Values that a request may leave out; the product then keeps its own. */
const optionalValues = ['nameUrdu', 'descriptionUrdu', 'colours', 'family', ...factNames] as const
const optionalColumns = optionalValues.map((name) => columnOf(name))

/** Columns of a product that determine the result of a change. */
export const beforeChange = [
  'id',
  'slug',
  'brand',
  'device_models',
  ...optionalColumns,
  'images',
  'design',
  'image_models',
] as const
export type BeforeChange = Readonly<RowOf<'products', typeof beforeChange>>

export interface WrittenProduct extends ValueRow, ProductImages {
  readonly id: string
}

const writtenColumns = Object.entries({
  ...valueColumns,
  images: 'text[]',
  design: 'jsonb',
  image_models: 'jsonb',
})
const assigned = writtenColumns.map(([column]) => `${column} = changed.${column}`).join(', ')
const typed = writtenColumns.map(([column, type]) => `${column} ${type}`).join(', ')

const AT_ONCE = 200

/**
 * Applies changes to a product without writing it. The picture addresses of a drawn product change
 * with every input of its pictures.
 *
 * @throws Refusal INVALID_INPUT with `fields` when brand, models, case type and design do not fit,
 *   or when a picture isn't stored
 */
export async function changedProduct(
  pictures: StoredPictures,
  before: BeforeChange,
  data: ProductChanges,
): Promise<WrittenProduct> {
  const facts = factColumns(data, { brand: before.brand, deviceModels: before.device_models })
  const images = await productImages(pictures, data, facts, before)
  const optional = Object.fromEntries(
    optionalColumns.map((column) => [column, before[column]]),
  ) as Pick<BeforeChange, (typeof optionalColumns)[number]>
  const { id, slug } = before
  return { id, ...optional, ...facts, ...imageColumns(images, { ...facts, slug }) }
}

/** Columns of a product apart from its images, validated against the brand's table. */
export function factColumns(data: ProductChanges, before: SavedCompatibility | null) {
  const checked = checkCompatibility(data, before)
  if (!('brand' in checked)) throw invalid(checked)
  return {
    name: data.name,
    description: data.description,
    brand: checked.brand.slug,
    case_type: checked.caseType,
    device_models: [...checked.deviceModels],
    price: paisaFromRupees(data.price),
    ...columnsOf(optionalValues, data),
  }
}

/** Columns of a new product apart from its images. */
type NewColumns = Partial<ValueRow> &
  Pick<ValueRow, 'name' | 'description' | 'brand' | 'case_type' | 'device_models' | 'price'>

/**
 * Inserts a product under a slug, or the next free one, also among deleted products (rule:
 * deleted-products). Retries while a concurrent insert takes the chosen one.
 */
export async function insertUnderFreeSlug(
  tx: ShopTransaction,
  base: string,
  columns: NewColumns,
  images: ProductImages,
): Promise<ProductRow> {
  for (;;) {
    const taken = await tx
      .selectFrom('products')
      .select('slug')
      .where((eb) => eb.or([eb('slug', '=', base), eb('slug', 'like', `${base}-%`)]))
      .execute()
    const slug = freeSlug(base, new Set(taken.map((row) => row.slug)))
    const { design, image_models, ...own } = imageColumns(images, { ...columns, slug })
    const json = {
      design: design && JSON.stringify(design),
      image_models: JSON.stringify(image_models),
    }
    const row = await tx
      .insertInto('products')
      .values({ ...columns, slug, ...own, ...json })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning(productColumns)
      .executeTakeFirst()
    if (row) return row
  }
}

/** Writes locked products, puts them on sale and makes samples ordinary ones (rule: samples). */
export async function writeProducts(
  tx: ShopTransaction,
  products: readonly WrittenProduct[],
): Promise<readonly ProductRow[]> {
  const written: ProductRow[] = []
  for (const part of inParts(products, AT_ONCE)) {
    const some = JSON.stringify(part, wellFormed)
    const { rows } = await sql<ProductRow>`
      update products set ${sql.raw(assigned)},
        is_sample = false, deleted_at = null, updated_at = now(), version = version + 1
      from jsonb_to_recordset(${some}::jsonb) as changed (id uuid, ${sql.raw(typed)})
      where products.id = changed.id
      returning ${sql.join(productColumns.map((column) => sql.ref(`products.${column}`)))}`.execute(
      tx,
    )
    written.push(...rows)
  }
  return written
}

/** Soft-deletes products: rows stay for the orders that refer to them (rule: deleted-products). */
export async function deleteProducts(tx: ShopTransaction, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('products')
    .set((eb) => ({ deleted_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** Replaces lone surrogates, which JSON in PostgreSQL rejects. */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}

/** Sets the sums of a product's rating. The caller has locked the product. */
export async function setRating(
  tx: ShopTransaction,
  productId: string,
  rating: { readonly stars: number; readonly reviews: number; readonly isSample: boolean },
): Promise<void> {
  await tx
    .updateTable('products')
    .set({
      rating_sum: rating.stars,
      review_count: rating.reviews,
      rating_is_sample: rating.isSample,
    })
    .where('id', '=', productId)
    .execute()
}
