import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { sheetColumnNames, sheetColumns } from '#domain/catalogue/sheet/columns.ts'
import type { ListingRequest } from '#domain/contract/products.ts'
import { dayOf } from '#domain/dates.ts'
import { withDeadlinePerBatch } from '#platform/database/deadline.ts'
import { inParts } from '#platform/storage/in-parts.ts'
import { csvLines } from '#server/http/answers/csv.ts'
import type { Queryable } from '#server/schema/database.ts'
import { foundIds } from '../source.ts'
import { idsOffSale, type SheetRow, sheetProductOf, sheetRows } from './sheet-rows.ts'

const BATCH = 1_000

const titles = sheetColumnNames.map((column) => sheetColumns[column].title)

/**
 * Streams the owner's list as a CSV file, the whole one with products taken off sale lately (rule:
 * product-sheets). The first batch precedes the headers, so that it can fail.
 */
export async function sendProductSheet(
  db: Queryable,
  request: Pick<ListingRequest, 'search' | 'brand'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isWhole = request.search === undefined && request.brand === undefined
  const ids = [...(await foundIds(db, request)), ...(isWhole ? await idsOffSale(db) : [])]
  const batches = batchesOf(db, ids)
  const first = await batches.next()
  const text = textOf(first.value ?? [], withDeadlinePerBatch(batches))
  return reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="products-${dayOf(new Date())}.csv"`)
    .header('x-total-count', String(ids.length))
    .send(Readable.from(text, { objectMode: false }))
}

async function* batchesOf(
  db: Queryable,
  ids: readonly string[],
): AsyncGenerator<readonly SheetRow[], void, void> {
  for (const part of inParts(ids, BATCH)) yield await sheetRows(db, part)
}

async function* textOf(
  first: readonly SheetRow[],
  batches: AsyncGenerator<readonly SheetRow[], void, void>,
): AsyncGenerator<string, void, void> {
  yield linesOf(first, { isFirst: true })
  for await (const rows of batches) yield linesOf(rows, { isFirst: false })
}

function linesOf(rows: readonly SheetRow[], options: { readonly isFirst: boolean }): string {
  const lines = rows.map((row) => {
    const product = sheetProductOf(row)
    return sheetColumnNames.map((column) => sheetColumns[column].cell(product))
  })
  return csvLines(titles, lines, options)
}
