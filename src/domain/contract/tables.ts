import { z } from 'zod'
import { MOST_COLUMNS } from '#domain/tables/read-csv.ts'
import { EMPTY_FILE, FILE_TOO_LARGE, MOST_BYTES } from '#domain/tables/table-file.ts'
import { MEGABYTE } from '#domain/text/units.ts'

/** Text of a CSV file, or pasted lines. */
export const tableText = z
  .string({ error: EMPTY_FILE })
  .max(MOST_BYTES, { error: FILE_TOO_LARGE })
  .min(1, { error: EMPTY_FILE })

/** Limit in bytes of a body with a file: JSON adds some, and letters of Urdu take two bytes. */
export const TABLE_BODY_BYTES = 6 * MEGABYTE

/** Index of a column, from 0; null for an absent one. */
export const columnPlace = z
  .number()
  .int()
  .min(0)
  .max(MOST_COLUMNS - 1)
  .nullable()
