import { sql } from 'kysely'
import { type Brand, brandBySlug, otherBrands } from '#domain/catalogue/brands.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { slugForBrand } from '#domain/catalogue/slug.ts'
import type { DesignBrands, Product } from '#domain/contract/products.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { namesJoined } from '#domain/text/name-lists.ts'
import { recordActivity } from '#server/activity/record.ts'
import { type StoredPictures, transactWithPictures } from '#server/images/stored-pictures.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { advisoryLocks } from '#server/schema/locks.ts'
import { announceChange } from './announce.ts'
import { designParts } from './known-catalogue.ts'
import { findProductId, noSuchProduct } from './locate.ts'
import type { CatalogueDeps } from './manage.ts'
import { type ProductRow, presentProduct, productColumns } from './present.ts'
import { productImages } from './product-images.ts'
import { valueColumnNames } from './value-columns.ts'
import { insertUnderFreeSlug } from './write.ts'

/** Limits one call: a family of a dozen colours for every other brand of phone. */
const MOST_AT_ONCE = 100

/** The brands that a drawn product's design is made for. @throws Refusal NOT_FOUND */
export async function listDesignBrands(db: Queryable, slugOrId: string): Promise<DesignBrands> {
  const { own, missing } = await readDesign(db, slugOrId)
  const lacking = new Set(missing.map(({ brand }) => brand))
  const brand = brandBySlug(own.brand)
  const made = otherBrands(own.brand, own.case_type).filter((other) => !lacking.has(other))
  return {
    made: [...(brand ? [brand] : []), ...(own.design ? made : [])].map((one) => one.displayName),
    missing: [...lacking].map(({ displayName }) => displayName),
    missingProducts: missing.length,
  }
}

/**
 * Adds a drawn product for each brand of its kind that lacks its design, with the same texts, price
 * and pictures, for all models of the brand (rule: one-design). The other colours of its family are
 * added with it. The products are the owner's own, also those of a sample.
 *
 * @throws Refusal NOT_FOUND; INVALID_INPUT for a product with photos, which show one phone, and for
 *   too many products; UNAVAILABLE when the store of pictures can't be read
 */
export async function makeForAllBrands(
  { db, images, by }: CatalogueDeps,
  slugOrId: string,
): Promise<{ message: string; products: Product[] }> {
  return transactWithPictures(db, images, async (tx, pictures) => {
    // One at a time: two presses would add each product twice.
    await sql`select pg_advisory_xact_lock(${advisoryLocks.designBrands})`.execute(tx)
    const { own, missing } = await readDesign(tx, slugOrId)
    if (!own.design) {
      throw new Refusal(
        'INVALID_INPUT',
        'Photos show one phone. Only a drawn case can be made for all brands.',
      )
    }
    if (missing.length > MOST_AT_ONCE) {
      throw new Refusal(
        'INVALID_INPUT',
        `That would add ${missing.length} products; at most ${MOST_AT_ONCE} can be added at once.`,
      )
    }
    const names = namesJoined([...new Set(missing.map(({ brand }) => brand.displayName))])
    if (missing.length === 0) return { message: 'It is made for every brand.', products: [] }
    const products: Product[] = []
    for (const one of missing) products.push(presentProduct(await insertFor(tx, pictures, one)))
    await announceChange(tx)
    await recordActivity(tx, by, {
      kind: 'products',
      action: `Made ${own.name} for ${names}`,
      subject: own.id,
    })
    return { message: `Also made for ${names}`, products }
  })
}

interface MissingProduct {
  readonly like: ProductRow & { readonly design: Design }
  readonly brand: Brand
}

/** A product, and what its design lacks: each of its colours for each brand without it. */
async function readDesign(db: Queryable, slugOrId: string) {
  const id = await findProductId(db, slugOrId)
  const rows = await db
    .selectFrom('products')
    .select([...productColumns, designParts.drawing.as('drawing'), designParts.paint.as('paint')])
    .where('deleted_at', 'is', null)
    .where('case_type', '=', (eb) =>
      eb.selectFrom('products').select('case_type').where('id', '=', id),
    )
    .execute()
  const own = rows.find((row) => row.id === id)
  if (!own) throw noSuchProduct()
  const isColour = ({ brand, family }: ProductRow) =>
    family !== '' && brand === own.brand && family === own.family
  const colours = rows.filter((row) => row === own || isColour(row))
  const missing = colours.flatMap((like): MissingProduct[] => {
    const { design, drawing, paint } = like
    if (!design) return []
    const isSame = (row: typeof like) => row.drawing === drawing && row.paint === paint
    const made = new Set(rows.filter(isSame).map(({ brand }) => brand))
    return otherBrands(own.brand, own.case_type)
      .filter(({ slug }) => !made.has(slug))
      .map((brand) => ({ like: { ...like, design }, brand }))
  })
  return { own, missing }
}

async function insertFor(
  tx: ShopTransaction,
  pictures: StoredPictures,
  { like, brand }: MissingProduct,
): Promise<ProductRow> {
  const values = Object.fromEntries(valueColumnNames.map((column) => [column, like[column]]))
  const columns = {
    ...(values as Pick<ProductRow, (typeof valueColumnNames)[number]>),
    brand: brand.slug,
    device_models: [...modelsOf(brand.slug)],
  }
  const images = await productImages(pictures, { design: like.design }, columns)
  return insertUnderFreeSlug(tx, slugForBrand(like.name, brand), columns, images)
}
