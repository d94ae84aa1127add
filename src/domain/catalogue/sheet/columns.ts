import { type Paisa, rupeesFromPaisa } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { headingWords, type TableFormat } from '#domain/tables/find-columns.ts'
import { brandBySlug } from '../brands.ts'
import { colourNames, type ProductFacts } from '../fact-changes.ts'

/** A product as a line of the owner's sheet tells it. */
export interface SheetProduct extends ProductFacts {
  readonly id: string
  readonly slug: string
  readonly version: number
  readonly isOnSale: boolean
}

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

/** The columns as they are found again: by their titles, whatever their order. */
export const sheetFormat = Object.fromEntries(
  sheetColumnNames.map((column) => [
    column,
    { headings: [new RegExp(`^${headingWords(sheetColumns[column].title)}$`)] },
  ]),
) as unknown as TableFormat<SheetColumn>

function inRupees(price: Paisa): number {
  return rupeesFromPaisa(price)
}
