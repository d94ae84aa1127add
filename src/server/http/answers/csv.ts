import { stringify } from 'csv-stringify/sync'
import { guardedCell } from '#domain/csv-cells.ts'

/**
 * Lines of a CSV file by RFC 4180; the first of a file begin with the names of the columns, and with a
 * byte order mark by which Excel knows the encoding. Text stays text when the file is opened.
 */
export function csvLines(
  titles: readonly string[],
  lines: readonly (readonly (string | number)[])[],
  { isFirst }: { readonly isFirst: boolean },
): string {
  return stringify([...lines], {
    columns: titles.map((title) => ({ key: title, header: title })),
    header: isFirst,
    bom: isFirst,
    record_delimiter: 'windows',
    quoted_string: true,
    quoted_empty: false,
    cast: { string: guardedCell },
  })
}
