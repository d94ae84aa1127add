import { randomBytes } from 'node:crypto'
import { paisaFromRupees } from '#domain/money.ts'
import type { TestShop } from './shop.ts'

/** What a test wants of a product; the rest is made up. */
export interface WantedProduct {
  readonly name?: string
  /** List price in rupees. */
  readonly price?: number
  readonly deviceModels?: readonly string[]
  readonly caseType?: string
  /** Slug of the brand. */
  readonly brand?: string
  /** By their keys in the table of colours. */
  readonly colours?: readonly string[]
  readonly createdAt?: Date
}

/** A product on the shelf, as a test speaks of it. */
export interface TestProduct {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly deviceModels: readonly string[]
}

/** Puts an iPhone case on the shelf: list price Rs. 1,000 unless wanted otherwise. */
export async function newProduct(
  shop: Pick<TestShop, 'database'>,
  wanted: WantedProduct = {},
): Promise<TestProduct> {
  const {
    name = 'Clear Case',
    price = 1000,
    deviceModels = ['iPhone 15', 'iPhone 16'],
    caseType = 'Transparent',
    brand = 'iphone',
  } = wanted
  const { id, slug } = await shop.database.db
    .insertInto('products')
    .values({
      slug: `case-${randomBytes(8).toString('hex')}`,
      name,
      description: 'A case for your exact phone',
      brand,
      case_type: caseType,
      device_models: [...deviceModels],
      price: paisaFromRupees(price),
      images: ['/images/case.webp', '/images/case-2.webp'],
      ...(wanted.colours && { colours: [...wanted.colours] }),
      ...(wanted.createdAt && { created_at: wanted.createdAt }),
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
  return { id, slug, name, deviceModels }
}
