import { sql } from 'kysely'
import type { Queryable } from '#server/database/transaction.ts'

/**
 * What orders hold on to (rule: deleted-products): pictures that their lines show, and products
 * that they sold.
 */
export interface HeldByOrders {
  readonly paths: ReadonlySet<string>
  readonly products: ReadonlySet<string>
}

/** Which of these pictures and products orders hold on to. */
export async function heldByOrders(
  db: Queryable,
  asked: { readonly paths: readonly string[]; readonly products: readonly string[] },
): Promise<HeldByOrders> {
  const { rows } = await sql<{ image: string; product: string }>`
    select distinct image, product_id as product from order_items
    where image = any(${asked.paths}::text[]) or product_id = any(${asked.products}::uuid[])
    `.execute(db)
  return {
    paths: new Set(rows.map(({ image }) => image)),
    products: new Set(rows.map(({ product }) => product)),
  }
}
