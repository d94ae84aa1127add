import type { FastifyReply } from 'fastify'
import { notFound, unavailable } from '#domain/contract/refusal.ts'
import { proofSentences } from '#domain/orders/proof.ts'
import { requireFullAccess, type Viewer } from '../access/access.ts'
import { requireOrder } from '../rows.ts'
import type { OrderServices } from '../services.ts'

/**
 * Sends the screenshot of an order's transfer to its customer or an admin, uncached (rule:
 * transfer-proof).
 *
 * @throws Refusal as for reading the order, PROOF_REQUIRED; NOT_FOUND when none is stored,
 *   UNAVAILABLE when it can't be read now
 */
export async function sendProof(
  { db, limiter, proofs }: Pick<OrderServices, 'db' | 'limiter' | 'proofs'>,
  { viewer, orderId }: { readonly viewer: Viewer; readonly orderId: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const order = await requireOrder(db, orderId)
  await requireFullAccess(limiter.failOpen(), viewer, order)
  const { proof_file: file } = order
  if (file === null) throw notFound(proofSentences().none)
  const bytes = await proofs.read(file).catch((error) => {
    reply.log.warn({ event: 'proof_unreadable', err: error }, 'a screenshot was not read')
    throw unavailable(5)
  })
  if (bytes === null) throw notFound(proofSentences().none)
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', 'inline; filename="transfer.webp"')
    .type('image/webp')
    .send(bytes)
}
