import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { withDeadlinePerBatch } from '#platform/database/deadline.ts'

/** Content type of an answer that its handler has serialized itself. */
export const JSON_TYPE = 'application/json; charset=utf-8'

/** Whether a query has no parameters, which requests the whole list (rule: whole-lists). */
export function isWholeListRequest(query: Readonly<Record<string, unknown>>): boolean {
  return Object.values(query).every((value) => value === undefined)
}

/**
 * Streams a list of any length as one JSON array, in batches, so that a hundred thousand rows are
 * never in memory at once and other requests run between batches. The first batch is read before
 * the response begins, so that a database error still gets its own status.
 */
export async function sendJsonArray(
  reply: FastifyReply,
  batches: AsyncGenerator<readonly unknown[], void, void>,
): Promise<FastifyReply> {
  const first = await batches.next()
  return reply
    .type(JSON_TYPE)
    .send(Readable.from(textOf(first, withDeadlinePerBatch(batches)), { objectMode: false }))
}

async function* textOf(
  first: IteratorResult<readonly unknown[], void>,
  batches: AsyncGenerator<readonly unknown[], void, void>,
): AsyncGenerator<string> {
  let lead = '['
  for (let batch = first; !batch.done; batch = await batches.next()) {
    if (batch.value.length === 0) continue
    yield lead + JSON.stringify(batch.value).slice(1, -1)
    lead = ','
  }
  yield lead === '[' ? '[]' : ']'
}
