import { z } from 'zod'
import { addresses } from './addresses/index.ts'
import { call } from './call.ts'
import { filterQuery, id } from './fields.ts'
import { TABLE_BODY_BYTES, tableText } from './tables.ts'

export const exportProducts = call('catalogue', addresses.exportProducts, {
  summary:
    'The products that the owner’s list finds as a sheet (text/csv); `x-total-count` says how many',
  query: z.object(filterQuery('products')),
  answer: z.string(),
})

/** Row number as in a spreadsheet; the headings are row 1. */
const row = z.number()

/** The changes of a sheet, planned or done (rule: product-sheets). */
export const sheetChanges = z.object({
  /** Whether it has been done. */
  applied: z.boolean(),
  /** Number of lines without a change. */
  unchanged: z.number(),
  products: z.array(
    z.object({
      row,
      _id: id,
      /** Name before the change. */
      name: z.string(),
      /** Changes by field; `was` is null for a description without an earlier value. */
      changes: z.array(z.object({ field: z.string(), was: z.string().nullable(), is: z.string() })),
      /** Whether it is a sample, which becomes the owner's own (rule: samples). */
      isSample: z.boolean(),
    }),
  ),
  /** Mistakes that keep the sheet from being applied. `column` is '' for the whole line. */
  mistakes: z.array(z.object({ row, column: z.string(), message: z.string() })),
  /** Products that have changed since the sheet was written (rule: concurrent-edit). */
  conflicts: z.array(z.object({ row, _id: id, name: z.string(), message: z.string() })),
})
export type SheetChanges = z.output<typeof sheetChanges>

export const importProducts = call('catalogue', addresses.importProducts, {
  summary:
    'Reads products back from a sheet: without `confirm` what would change, with it all or nothing',
  body: z.object({
    sheet: tableText,
    confirm: z.boolean().optional(),
  }),
  bodyBytes: TABLE_BODY_BYTES,
  answer: sheetChanges,
})
