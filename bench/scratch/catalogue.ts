import type pg from 'pg'
import { brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'

const CHUNK = 5_000

export interface StockedProduct {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly brand: string
  readonly case_type: string
  readonly device_models: readonly string[]
  readonly colours?: readonly string[]
  /** Paisa. */
  readonly price: number
  /** Minutes. */
  readonly age: number
}

/** Inserts products, spread deterministically over brands, models and types. */
export async function fillCatalogue(
  client: pg.Client,
  size: number,
  productOf: (number: number) => StockedProduct = product,
): Promise<void> {
  for (let from = 0; from < size; from += CHUNK) {
    const products = Array.from({ length: Math.min(CHUNK, size - from) }, (_, offset) =>
      productOf(from + offset),
    )
    await client.query(
      `insert into products
        (slug, name, description, brand, case_type, device_models, colours, price, images,
         created_at)
      select slug, name, description, brand, case_type, device_models, coalesce(colours, '{}'), price,
        array['/images/placeholder.webp'], now() - age * interval '1 minute'
      from jsonb_to_recordset($1::jsonb) as product(slug text, name text, description text,
        brand text, case_type text, device_models text[], colours text[], price int, age int)`,
      [JSON.stringify(products)],
    )
  }
}

/** Product with a few models; its list price is a whole number of tens of rupees. */
function product(number: number): StockedProduct {
  const brand = brands[(number * 7) % brands.length] ?? brands[0]
  if (!brand) throw new RangeError('The shop has no brands')
  const first = (number * 31) % modelsOf(brand.slug).length
  const name = `Case number ${number}`
  return {
    slug: `case-${number}`,
    name,
    description: `${name}: ${'soft edges, firm corners and room for the camera. '.repeat(5)}`,
    brand: brand.slug,
    case_type: brand.caseTypes[(number * 13) % brand.caseTypes.length] ?? '',
    device_models: modelsOf(brand.slug).slice(first, first + 1 + (number % 4)),
    price: 50_000 + (number % 200) * 1_000,
    age: (number * 7919) % 500_000,
  }
}
