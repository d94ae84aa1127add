import type { ProductValues } from '#domain/catalogue/product-values.ts'

/** The columns of a product that hold its values. */
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
}

/** These columns with their types in the database. */
export const valueColumns = {
  name: 'text',
  description: 'text',
  brand: 'text',
  device_models: 'text[]',
  case_type: 'text',
  price: 'integer',
  colours: 'text[]',
  family: 'text',
} as const satisfies Readonly<Record<keyof ValueRow, string>>

/** Their names. */
export const valueColumnNames = Object.keys(valueColumns) as readonly (keyof ValueRow)[]

/** The values in a row. */
export function valuesIn(row: ValueRow): ProductValues {
  const { name, description, brand, price, colours, family } = row
  const { device_models: deviceModels, case_type: caseType } = row
  return { name, description, brand, deviceModels, caseType, price, colours, family }
}
