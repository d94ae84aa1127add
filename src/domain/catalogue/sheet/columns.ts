import { rupeesFromPaisa } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { type ProductValues, productValues, type ValueName, valueWords } from '../product-values.ts'

/** A product as a line of the owner's sheet tells it. */
export interface SheetProduct extends ProductValues {
  readonly id: string
  readonly slug: string
  readonly version: number
  readonly isOnSale: boolean
}

/** Most lines of products in a sheet that is read. */
export const MAX_SHEET_LINES = 5_000

/** Most characters of a sheet that is read; 5,000 products with their descriptions have fewer. */
export const MAX_SHEET_CHARACTERS = 4 * 1024 * 1024

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

/** The column with this title, whatever its case and outer spaces; undefined when there is none. */
export function columnTitled(title: string): SheetColumn | undefined {
  const wanted = title.trim().toLowerCase()
  return sheetColumnNames.find((column) => sheetColumns[column].title.toLowerCase() === wanted)
}
