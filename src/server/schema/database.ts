import type { Kysely, Selectable, Transaction } from 'kysely'
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

/** Database with the tables of the shop. */
export type Database = platform.Database<Tables>

/** Opens the shop's database; see `#platform/database/connection.ts`. */
export const openDatabase = platform.openDatabase<Tables>
