import type { ProductValues } from '#domain/catalogue/product-values.ts'

/** Columns of a product with its values. */
export interface ValueRow {
  readonly name: string
  readonly description: string
  /** Slug. */
  readonly brand: string
  readonly device_models: readonly string[]
  readonly case_type: string
  /** List price in paisa. */
  readonly price: number
  readonly colours: readonly string[]
  readonly family: string
  readonly material: string
  readonly finish: string
  readonly weight: string
  readonly in_parcel: string
}

/** Columns of `ValueRow` with their PostgreSQL types. */
export const valueColumns = {
  name: 'text',
  description: 'text',
  brand: 'text',
  device_models: 'text[]',
  case_type: 'text',
  price: 'integer',
  colours: 'text[]',
  family: 'text',
  material: 'text',
  finish: 'text',
  weight: 'text',
  in_parcel: 'text',
} as const satisfies Readonly<Record<keyof ValueRow, string>>

/** Names of `valueColumns`. */
export const valueColumnNames = Object.keys(valueColumns) as readonly (keyof ValueRow)[]

/** The values of a row. */
export function valuesIn(row: ValueRow): ProductValues {
  const { name, description, brand, price, colours, family, material, finish, weight } = row
  const { device_models: deviceModels, case_type: caseType, in_parcel: inParcel } = row
  return {
    ...{ name, description, brand, deviceModels, caseType, price, colours, family },
    ...{ material, finish, weight, inParcel },
  }
}
