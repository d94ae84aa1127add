import { stringify } from 'csv-stringify/sync'
import { guardedCell } from '#domain/tables/csv-cells.ts'

/**
 * Lines of a CSV file by RFC 4180. The first call of a file adds the column names, and a byte order
 * mark by which Excel recognizes UTF-8. Text cells stay text in a spreadsheet.
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
