import { sql } from 'kysely'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { checkCompatibility, type KnownCompatibility } from '#domain/catalogue/product-rules.ts'
import type { ProductChanges } from '#domain/contract/products.ts'
import { paisaFromRupees } from '#domain/money.ts'
import type { ShopTransaction } from '#server/database/transaction.ts'
import type { ImageStore } from '#server/images/store.ts'
import { depictionColumns, depictionOf, type ShownBefore } from './depiction.ts'
import { invalid } from './invalid.ts'
import { type ProductRow, productColumns } from './present.ts'

/** What of a product decides what it becomes by a change. */
export interface BeforeChange extends ShownBefore {
  readonly id: string
  readonly slug: string
  /** Slug. */
  readonly brand: string
  readonly device_models: readonly string[]
  readonly colours: readonly string[]
}

/** The columns of what a `BeforeChange` tells. */
export const beforeChange = [
  'id',
  'slug',
  'brand',
  'device_models',
  'colours',
  'images',
  'design',
  'image_models',
] as const satisfies readonly (keyof BeforeChange)[]

/** A product as a change leaves it. */
export interface WrittenProduct {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly brand: string
  readonly case_type: string
  readonly device_models: readonly string[]
  readonly price: number
  readonly colours: readonly string[]
  readonly images: readonly string[]
  readonly design: Design | null
  readonly image_models: Readonly<Record<string, readonly string[]>>
}

/** What is needed to tell whether pictures are there. */
export interface Looking {
  readonly tx: ShopTransaction
  readonly images: Pick<ImageStore, 'has'>
}

/** Most products that one statement writes. */
const AT_ONCE = 200

/**
 * What a product becomes by these changes; nothing is written yet. A drawn product's pictures are
 * called anew with whatever changes them.
 *
 * @throws Refusal INVALID_INPUT with `fields` when brand, models, case type and design do not fit, or
 *   when a picture isn't kept
 */
export async function changedProduct(
  looking: Looking,
  held: BeforeChange,
  data: ProductChanges,
): Promise<WrittenProduct> {
  const facts = factColumns(data, { brand: held.brand, deviceModels: held.device_models })
  const depiction = await depictionOf(looking, data, facts, held)
  return {
    id: held.id,
    ...facts,
    colours: facts.colours ?? held.colours,
    ...depictionColumns(depiction, { ...facts, slug: held.slug }),
  }
}

/** What the form decides but for how the product is shown, checked against the brand's table, as columns. */
export function factColumns(data: ProductChanges, before: KnownCompatibility | null) {
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

/**
 * Writes products as changes leave them, on sale and the owner's own (rule: samples). The caller holds
 * them.
 */
export async function writeProducts(
  tx: ShopTransaction,
  products: readonly WrittenProduct[],
): Promise<readonly ProductRow[]> {
  const written: ProductRow[] = []
  for (let from = 0; from < products.length; from += AT_ONCE) {
    const some = JSON.stringify(products.slice(from, from + AT_ONCE), wellFormed)
    const { rows } = await sql<ProductRow>`
      update products set name = changed.name, description = changed.description,
        brand = changed.brand, case_type = changed.case_type,
        device_models = changed.device_models, price = changed.price, colours = changed.colours,
        images = changed.images, design = changed.design, image_models = changed.image_models,
        is_sample = false, deleted_at = null, updated_at = now(), version = version + 1
      from jsonb_to_recordset(${some}::jsonb) as changed (id uuid, name text, description text,
        brand text, case_type text, device_models text[], price integer, colours text[],
        images text[], design jsonb, image_models jsonb)
      where products.id = changed.id
      returning ${sql.join(productColumns.map((column) => sql.ref(`products.${column}`)))}`.execute(
      tx,
    )
    written.push(...rows)
  }
  return written
}

/** Takes products off the shop; their rows stay for the orders that hold them (rule: deleted-products). */
export async function takeOffSale(tx: ShopTransaction, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('products')
    .set((eb) => ({ deleted_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** The database keeps no half letters; a parameter of its own would lose them by itself. */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}
