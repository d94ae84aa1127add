import { sql } from 'kysely'
import { MINUTE } from '#domain/text/units.ts'
import { withoutDeadline } from '#platform/database/deadline.ts'
import type { Queryable } from '#server/schema/database.ts'

/** Milliseconds for which the sums are cached: sales change slowly. */
const FRESH_FOR = 5 * MINUTE
/** Number of best sellers that are read; products that sold less can't be among the best. */
const MOST = 1_000

/** Sales of the best sellers. */
export interface KnownSales {
  /** Sold pieces by product id. */
  readonly pieces: ReadonlyMap<string, number>
  /** Time of the sums by the process's clock. */
  readonly at: number
}

const known = new WeakMap<
  Queryable,
  { readonly until: number; readonly sales: Promise<KnownSales> }
>()

/**
 * Returns the sales of the best sellers, at most five minutes old.
 *
 * @throws DatabaseError
 */
export function salesOf(db: Queryable): Promise<KnownSales> {
  const now = performance.now()
  const before = known.get(db)
  if (before && now < before.until) return before.sales
  const sales = withoutDeadline(() => addUp(db)).then((pieces) => ({ pieces, at: now }))
  known.set(db, { until: now + FRESH_FOR, sales })
  sales.catch(() => known.delete(db))
  return sales
}

async function addUp(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; sold: number }>`
    select product_id as id, sum(quantity)::int as sold from product_sales
    group by product_id having sum(quantity) > 0
    order by sold desc, product_id limit ${MOST}`.execute(db)
  return new Map(rows.map(({ id, sold }) => [id, sold]))
}
