/** Messages about an unreadable sheet. */
export const sheetSentences = {
  notUtf8: 'This file isn’t saved as UTF-8. In Excel, choose “CSV UTF-8” when you save it.',
  empty: 'There is no product in this file',
  missingColumns: (titles: readonly string[]) =>
    `This file has no column ${titles.map((title) => `“${title}”`).join(' and no column ')}. Please begin with an export.`,
  duplicateColumn: (title: string) => `The column “${title}” is in this file twice`,
} as const

/** Messages about one row of a sheet. */
export const lineSentences = {
  newProduct: 'A new product needs its pictures: please add it with “Add Product”',
  unknownId: 'The shop has no product with this id',
  duplicateProduct: (row: number) => `Row ${row} is about the same product`,
  invalidVersion: 'Please leave the version as it was exported',
  offSale: 'A product that is off sale stays as it is until “On sale” says yes',
  changedSinceExport: 'Changed by someone else since this file was exported',
  removedSinceExport: 'Taken off the shop since this file was exported',
} as const

/** Message when a product has changed between a preview and its confirmation. */
export const SHEET_OUTDATED =
  'Nothing was changed: a product was changed by someone else meanwhile. Please look again.'

/** Message for the confirmation of a sheet with mistakes. */
export const SHEET_INVALID = 'Nothing was changed: please correct the mistakes in the file first'
