import { stringify } from 'csv-stringify/sync'
import { guardedCell } from '#domain/tables/csv-cells.ts'

/** Lines of a CSV file by RFC 4180; the first call adds titles and Excel's byte order mark. */
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
