import { randomBytes } from 'node:crypto'
import type { Design } from '#domain/catalogue/designs/design.ts'
import type { ProductPage } from '#domain/contract/products.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { drawnImages } from '#server/images/design-key.ts'
import { anonymous, type Calls, type Visitor } from './calls.ts'
import type { TestShop } from './shop.ts'

/** Properties of a product that a test sets; others have defaults. */
export interface ProductOptions {
  readonly name?: string
  /** List price in rupees. */
  readonly price?: number
  readonly deviceModels?: readonly string[]
  readonly caseType?: string
  /** Slug of the brand. */
  readonly brand?: string
  readonly description?: string
  /** Keys of the table of colours. */
  readonly colours?: readonly string[]
  /** Key of its family. */
  readonly family?: string
  readonly createdAt?: Date
  /** Design to draw, instead of photos. */
  readonly design?: Design
  /** Paths of photos, with the models that they show. */
  readonly photos?: Readonly<Record<string, readonly string[]>>
}

/** Design of the studio. */
export const peacock: Design = {
  look: 'truck-art',
  colour: null,
  motif: null,
  artwork: null,
  seed: 'peacock',
}

/** Fields of the owner's form for the product that `newProduct` inserts by default. */
export const productForm = {
  name: 'Clear Case',
  description: 'A case for your exact phone',
  brand: 'iphone',
  deviceModels: ['iPhone 15'],
  caseType: 'Transparent',
  price: 1000,
}

/** Product on sale, as tests use it. */
export interface TestProduct {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly deviceModels: readonly string[]
}

/** Inserts an iPhone case on sale: list price Rs. 1,000 by default. */
export async function newProduct(
  shop: Pick<TestShop, 'database'>,
  wanted: ProductOptions = {},
): Promise<TestProduct> {
  const {
    name = 'Clear Case',
    price = 1000,
    deviceModels = ['iPhone 15', 'iPhone 16'],
    caseType = 'Transparent',
    brand = 'iphone',
  } = wanted
  const slug = `case-${randomBytes(8).toString('hex')}`
  const { design, photos = {} } = wanted
  const shown = Object.entries(photos).map(([path, models]) => [path, [...models]] as const)
  const { id } = await shop.database.db
    .insertInto('products')
    .values({
      slug,
      name,
      description: wanted.description ?? 'A case for your exact phone',
      brand,
      case_type: caseType,
      device_models: [...deviceModels],
      price: paisaFromRupees(price),
      images: ['/images/case.webp', '/images/case-2.webp'],
      ...(shown.length > 0 && {
        images: shown.map(([path]) => path),
        image_models: JSON.stringify(Object.fromEntries(shown)),
      }),
      ...(design && {
        design: JSON.stringify(design),
        images: drawnImages({ slug, caseType, deviceModels, design }),
      }),
      ...(wanted.colours && { colours: [...wanted.colours] }),
      ...(wanted.family && { family: wanted.family }),
      ...(wanted.createdAt && { created_at: wanted.createdAt }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, slug, name, deviceModels }
}

/** A page of the listing with this query. @throws Error when the answer is another */
export async function listedPage(
  shop: Pick<Calls, 'send'>,
  query: Readonly<Record<string, string>>,
  as: Visitor = anonymous,
): Promise<ProductPage> {
  const { status, body } = await shop.send('listProducts', { query }, as)
  if (status !== 200 || Array.isArray(body)) throw new Error(`no page, but ${status}`)
  return body
}
