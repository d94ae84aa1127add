import { rupeesFromPaisa } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { headingWords, type TableFormat } from '#domain/tables/find-columns.ts'
import { type ProductValues, productValues, type ValueName, valueWords } from '../product-values.ts'

/** A product as a line of the owner's sheet tells it. */
export interface SheetProduct extends ProductValues {
  readonly id: string
  readonly slug: string
  readonly version: number
  readonly isOnSale: boolean
}

/** The type of a cell: text, or a number that a spreadsheet can reckon with. */
export type SheetCell = string | number

/** The separator of models and colours in one cell; no name contains one. */
export const BETWEEN = '; '

interface ColumnForms {
  readonly title: string
  readonly cell: (product: SheetProduct) => SheetCell
}

/** The column of a value that is written as people read it. */
function ofValue(name: ValueName): ColumnForms {
  return {
    title: productValues[name].label,
    cell: (product) => [valueWords(name, product)].flat().join(BETWEEN),
  }
}

/** The columns in the owner's words, in the order in which they are written. */
export const sheetColumns = {
  name: ofValue('name'),
  brand: ofValue('brand'),
  deviceModels: ofValue('deviceModels'),
  caseType: ofValue('caseType'),
  price: { title: 'List price (Rs.)', cell: ({ price }) => rupeesFromPaisa(price) },
  colours: ofValue('colours'),
  family: ofValue('family'),
  material: ofValue('material'),
  finish: ofValue('finish'),
  weight: ofValue('weight'),
  inParcel: ofValue('inParcel'),
  onSale: { title: 'On sale', cell: ({ isOnSale }) => (isOnSale ? 'yes' : 'no') },
  description: ofValue('description'),
  // With its path, so that no spreadsheet takes it for a date.
  address: { title: 'Address', cell: ({ slug }) => paths.product(slug) },
  id: { title: 'Product id', cell: ({ id }) => id },
  version: { title: 'Version', cell: ({ version }) => version },
} as const satisfies Readonly<
  Record<ValueName | 'onSale' | 'address' | 'id' | 'version', ColumnForms>
>

export type SheetColumn = keyof typeof sheetColumns

/** The columns in their order. */
export const sheetColumnNames = Object.keys(sheetColumns) as readonly SheetColumn[]

/** Which product a line is about, and which state of it: no sheet is read without them. */
export const neededColumns = ['id', 'version'] as const satisfies readonly SheetColumn[]

/** The columns as they are found again: by their titles, whatever their order. */
export const sheetFormat = Object.fromEntries(
  sheetColumnNames.map((column) => [
    column,
    { headings: [new RegExp(`^${headingWords(sheetColumns[column].title)}$`)] },
  ]),
) as unknown as TableFormat<SheetColumn>
