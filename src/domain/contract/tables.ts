import { z } from 'zod'
import { MOST_COLUMNS } from '#domain/tables/read-csv.ts'
import { EMPTY_FILE, FILE_TOO_LARGE, MOST_BYTES } from '#domain/tables/table-file.ts'
import { MEGABYTE } from '#domain/units.ts'

/** The text of a CSV file, or pasted lines. */
export const tableText = z
  .string({ error: EMPTY_FILE })
  .max(MOST_BYTES, { error: FILE_TOO_LARGE })
  .min(1, { error: EMPTY_FILE })

/** Bytes of a body with a file: as JSON it takes a little more, and letters of Urdu take two bytes. */
export const TABLE_BODY_BYTES = 6 * MEGABYTE

/** Where a column is, from 0; null for one that the table doesn't have. */
export const columnPlace = z
  .number()
  .int()
  .min(0)
  .max(MOST_COLUMNS - 1)
  .nullable()
