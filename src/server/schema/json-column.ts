import type { ColumnType } from 'kysely'

/** Column of JSON, parsed when read and written as text. */
export type JsonColumn<Value> = ColumnType<Value, string, string>
