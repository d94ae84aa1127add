import type { Kysely, Selectable, SelectQueryBuilder, Transaction } from 'kysely'
import * as platform from '#platform/database/connection.ts'
import type { Tables } from './tables.ts'

/** Runs queries: the database itself, or a transaction of it. */
export type Queryable = Kysely<Tables>

export type ShopTransaction = Transaction<Tables>

/** Row of a table with the columns of a list, which a statement reads. */
export type RowOf<
  Table extends keyof Tables,
  Columns extends readonly (keyof Selectable<Tables[Table]>)[],
> = Pick<Selectable<Tables[Table]>, Columns[number]>

/** Number of rows that a query selects. */
export async function countRows<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = rows.select(({ fn }) => fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** Database with the tables of the shop. */
export type Database = platform.Database<Tables>

/** Opens the shop's database; see `#platform/database/connection.ts`. */
export const openDatabase = platform.openDatabase<Tables>
