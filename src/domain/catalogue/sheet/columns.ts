import { rupeesFromPaisa } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { headingWords, type TableFormat } from '#domain/tables/find-columns.ts'
import {
  eachFact,
  type ProductValues,
  productFields,
  type ValueName,
  valueWords,
} from '../product-fields.ts'

/** Product as a row of the owner's sheet. */
export interface SheetProduct extends ProductValues {
  readonly id: string
  readonly slug: string
  readonly version: number
  readonly isOnSale: boolean
}

/** Content of a cell: text, or a number for calculations. */
export type SheetCell = string | number

/** Separator of models and colours in one cell; no name contains one. */
export const ENTRY_SEPARATOR = '; '

interface ColumnForms {
  readonly title: string
  readonly cell: (product: SheetProduct) => SheetCell
}

function ofValue(name: ValueName): ColumnForms {
  return {
    title: productFields[name].label,
    cell: (product) => [valueWords(name, product)].flat().join(ENTRY_SEPARATOR),
  }
}

/** Columns with the owner's headings, in the order of the file. */
export const sheetColumns = {
  name: ofValue('name'),
  nameUrdu: ofValue('nameUrdu'),
  brand: ofValue('brand'),
  deviceModels: ofValue('deviceModels'),
  caseType: ofValue('caseType'),
  price: { title: 'List price (Rs.)', cell: ({ price }) => rupeesFromPaisa(price) },
  colours: ofValue('colours'),
  family: ofValue('family'),
  ...eachFact(ofValue),
  onSale: { title: 'On sale', cell: ({ isOnSale }) => (isOnSale ? 'yes' : 'no') },
  description: ofValue('description'),
  descriptionUrdu: ofValue('descriptionUrdu'),
  // Includes the path, so that no spreadsheet takes it for a date.
  address: { title: 'Address', cell: ({ slug }) => paths.product(slug) },
  id: { title: 'Product id', cell: ({ id }) => id },
  version: { title: 'Version', cell: ({ version }) => version },
} as const satisfies Readonly<
  Record<ValueName | 'onSale' | 'address' | 'id' | 'version', ColumnForms>
>

export type SheetColumn = keyof typeof sheetColumns

export const sheetColumnNames = Object.keys(sheetColumns) as readonly SheetColumn[]

/** Columns that identify a row's product and its version; a sheet without them is refused. */
export const neededColumns = ['id', 'version'] as const satisfies readonly SheetColumn[]

/** Columns by their headings, in any order. */
export const sheetFormat = Object.fromEntries(
  sheetColumnNames.map((column) => [
    column,
    { headings: [new RegExp(`^${headingWords(sheetColumns[column].title)}$`)] },
  ]),
) as unknown as TableFormat<SheetColumn>
