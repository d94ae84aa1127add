import type { FastifyReply } from 'fastify'
import { sheetColumnNames, sheetColumns } from '#domain/catalogue/sheet/columns.ts'
import type { ListingRequest } from '#domain/contract/products.ts'
import { dayOf } from '#domain/dates.ts'
import { inParts } from '#platform/storage/in-parts.ts'
import { csvText, sendCsv } from '#server/http/answers/csv.ts'
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
  const text = await csvText(titles, batchesOf(db, ids), (row) => {
    const product = sheetProductOf(row)
    return sheetColumnNames.map((column) => sheetColumns[column].cell(product))
  })
  return sendCsv(reply, `products-${dayOf(new Date())}.csv`, { total: ids.length, text })
}

async function* batchesOf(
  db: Queryable,
  ids: readonly string[],
): AsyncGenerator<readonly SheetRow[], void, void> {
  for (const part of inParts(ids, BATCH)) yield await sheetRows(db, part)
}
