import type { Selectable } from 'kysely'
import type { ProductValues, ValueName } from '#domain/catalogue/product-fields.ts'
import type { Tables } from '#server/schema/tables.ts'

/** Column of each value of a product, with its PostgreSQL type. */
const columns = {
  name: { column: 'name', type: 'text' },
  nameUrdu: { column: 'name_urdu', type: 'text' },
  description: { column: 'description', type: 'text' },
  descriptionUrdu: { column: 'description_urdu', type: 'text' },
  brand: { column: 'brand', type: 'text' },
  deviceModels: { column: 'device_models', type: 'text[]' },
  caseType: { column: 'case_type', type: 'text' },
  price: { column: 'price', type: 'integer' },
  colours: { column: 'colours', type: 'text[]' },
  family: { column: 'family', type: 'text' },
  material: { column: 'material', type: 'text' },
  finish: { column: 'finish', type: 'text' },
  weight: { column: 'weight', type: 'text' },
  inParcel: { column: 'in_parcel', type: 'text' },
} as const satisfies Readonly<Record<ValueName, { column: string; type: string }>>

type ColumnOf<Name extends ValueName> = (typeof columns)[Name]['column']

export type ValueRow = Readonly<Pick<Selectable<Tables['products']>, ColumnOf<ValueName>>>

export const valueColumns = Object.fromEntries(
  Object.values(columns).map(({ column, type }) => [column, type]),
) as Readonly<Record<keyof ValueRow, string>>

export const valueColumnNames = Object.keys(valueColumns) as readonly (keyof ValueRow)[]

/** The values of a row. */
export function valuesIn(row: ValueRow): ProductValues {
  return Object.fromEntries(
    Object.entries(columns).map(([name, { column }]) => [name, row[column]]),
  ) as unknown as ProductValues
}

/** Name of a value's column. */
export function columnOf<Name extends ValueName>(name: Name): ColumnOf<Name> {
  return columns[name].column
}

/** The columns of some values; a value that is undefined has none. */
export function columnsOf<
  Values extends { readonly [Name in ValueName]?: unknown },
  Name extends ValueName & keyof Values,
>(names: readonly Name[], values: Values) {
  return Object.fromEntries(
    names
      .filter((name) => values[name] !== undefined)
      .map((name) => [columns[name].column, values[name]]),
  ) as { [One in Name as ColumnOf<One>]?: NonNullable<Values[One]> }
}
