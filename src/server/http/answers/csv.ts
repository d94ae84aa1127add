import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import { guardedCell } from '#domain/tables/csv-cells.ts'
import { withDeadlinePerBatch } from '#platform/database/deadline.ts'

/** Values of a line: text, or numbers that a spreadsheet can sum. */
type Cells = readonly (string | number)[]

/** CSV file of a list. */
export interface CsvFile {
  /** Number of lines without the titles. */
  readonly total: number
  /** CSV as in RFC 4180, with a byte order mark, by which Excel recognizes UTF-8. */
  readonly text: AsyncGenerator<string, void, void>
}

/**
 * Text of a CSV file that is streamed in batches. The first one is read before, so that a database
 * error can still be answered.
 */
export async function csvText<Row>(
  titles: readonly string[],
  batches: AsyncGenerator<readonly Row[], void, void>,
  cellsOf: (row: Row) => Cells,
): Promise<CsvFile['text']> {
  const first = await batches.next()
  const others = withDeadlinePerBatch(batches)
  async function* text() {
    yield csvLines(titles, (first.value ?? []).map(cellsOf), { isFirst: true })
    for await (const rows of others) {
      yield csvLines(titles, rows.map(cellsOf), { isFirst: false })
    }
  }
  return text()
}

/** Sends a CSV file, with `x-total-count`. */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  { total, text }: CsvFile,
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('x-total-count', String(total))
    .send(Readable.from(text, { objectMode: false }))
}

/** Lines of a CSV file by RFC 4180; the first call adds titles and Excel's byte order mark. */
export function csvLines(
  titles: readonly string[],
  lines: readonly Cells[],
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
