import { type Paisa, rupeesFromPaisa } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { brandBySlug } from '../brands.ts'
import { colourNames, type ProductFacts } from '../fact-changes.ts'

/** A product as a line of the owner's sheet tells it. */
export interface SheetProduct extends ProductFacts {
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

/** The columns in the owner's words, in the order in which they are written. */
export const sheetColumns = {
  name: { title: 'Name', cell: ({ name }) => name },
  brand: { title: 'Brand', cell: ({ brand }) => brandBySlug(brand)?.displayName ?? brand },
  deviceModels: {
    title: 'Device models',
    cell: ({ deviceModels }) => deviceModels.join(BETWEEN),
  },
  caseType: { title: 'Case type', cell: ({ caseType }) => caseType },
  price: { title: 'List price (Rs.)', cell: ({ price }) => inRupees(price) },
  colours: { title: 'Colours', cell: ({ colours }) => colourNames(colours).join(BETWEEN) },
  onSale: { title: 'On sale', cell: ({ isOnSale }) => (isOnSale ? 'yes' : 'no') },
  description: { title: 'Description', cell: ({ description }) => description },
  // With its path, so that no spreadsheet takes it for a date.
  address: { title: 'Address', cell: ({ slug }) => paths.product(slug) },
  id: { title: 'Product id', cell: ({ id }) => id },
  version: { title: 'Version', cell: ({ version }) => version },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly cell: (product: SheetProduct) => SheetCell }>
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

function inRupees(price: Paisa): number {
  return rupeesFromPaisa(price)
}
