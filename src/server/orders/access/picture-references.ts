import { sql } from 'kysely'
import { drawnPath, parseDrawnFile } from '#domain/catalogue/designs/drawn-picture.ts'
import type { FilesOfOrders } from '#server/images/space.ts'
import type { Queryable } from '#server/schema/database.ts'

/** Selects the pictures, by path, and products that orders refer to (rule: deleted-products). */
export async function referencedByOrders(
  db: Queryable,
  candidates: { readonly paths: readonly string[]; readonly products: readonly string[] },
): Promise<Readonly<Record<'paths' | 'products', ReadonlySet<string>>>> {
  const { rows } = await sql<{ image: string; product: string }>`
    select distinct image, product_id as product from order_items
    where image = any(${candidates.paths}::text[]) or product_id = any(${candidates.products}::uuid[])
    `.execute(db)
  return {
    paths: new Set(rows.map(({ image }) => image)),
    products: new Set(rows.map(({ product }) => product)),
  }
}

/** Selects the files of drawn pictures that order lines refer to, in any width and format. */
export function drawnFilesOfOrders(db: Queryable): FilesOfOrders {
  return async (names) => {
    const drawn = names.flatMap((name) => {
      const file = parseDrawnFile(name)
      return file ? [{ name, path: drawnPath(file) }] : []
    })
    const paths = [...new Set(drawn.map(({ path }) => path))]
    const references = await referencedByOrders(db, { paths, products: [] })
    return new Set(drawn.filter(({ path }) => references.paths.has(path)).map(({ name }) => name))
  }
}
