import { neededColumns, sheetColumns } from './columns.ts'

const needed = neededColumns.map((column) => `“${sheetColumns[column].title}”`).join(' and ')

/** Messages about an unreadable sheet. */
export const sheetSentences = {
  notUtf8: 'This file isn’t saved as UTF-8. In Excel, choose “CSV UTF-8” when you save it.',
  empty: 'There is no product in this file',
  columns: `This file has no columns ${needed}. Please begin with an export.`,
  twice: (title: string) => `The column “${title}” is in this file twice`,
} as const

/** Messages about one line of a sheet. */
export const lineSentences = {
  newProduct: 'A new product needs its pictures: please add it with “Add Product”',
  unknown: 'The shop has no product with this id',
  sameProduct: (row: number) => `Row ${row} is about the same product`,
  oddVersion: 'Please leave the version as it was exported',
  offSale: 'A product that is off sale stays as it is until “On sale” says yes',
  changed: 'Changed by someone else since this file was exported',
  left: 'Taken off the shop since this file was exported',
} as const

/** Message when a product has changed between a preview and its confirmation. */
export const SHEET_OUTDATED =
  'Nothing was changed: a product was changed by someone else meanwhile. Please look again.'

/** Message for the confirmation of a sheet with mistakes. */
export const SHEET_MISTAKEN = 'Nothing was changed: please correct the mistakes in the file first'
