import type { FastifyInstance, FastifyReply } from 'fastify'
import * as calls from '#domain/contract/orders.ts'
import { notFound, unavailable } from '#domain/contract/refusal.ts'
import { proofSentences } from '#domain/orders/proof.ts'
import { serve } from '#server/http/answers/serve.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
import { spaceOf } from '#server/images/space.ts'
import { pictureForms, takePicture } from '#server/images/uploads/intake.ts'
import { requireFullAccess, viewerOf } from '../access/access.ts'
import { drawnFilesOfOrders } from '../access/picture-references.ts'
import { requireOrder } from '../rows.ts'
import type { OrderServices } from '../services.ts'
import { expectProof, type ProofRequest, storeProof } from './hand-in.ts'

/** Registers the calls to submit and read the screenshot of a transfer (rule: transfer-proof). */
export async function proofCalls(app: FastifyInstance, shop: OrderServices): Promise<void> {
  const space = spaceOf(shop.proofs, shop.proofQuotaBytes, drawnFilesOfOrders(shop.db))
  const services = { ...shop, space }
  const intake = { lane: shop.customerUploads, sentences: proofSentences() }
  serve(app, shop.db, calls.getProof, async ({ params, reply, ...received }) =>
    sendProof(shop, { viewer: await viewerOf(received), orderId: params.id }, reply),
  )
  await pictureForms(app, (forms) => {
    serve(forms, shop.db, calls.handInProof, async ({ params, ...received }) => {
      const requested = { viewer: await viewerOf(received), orderId: params.id }
      await expectProof(services, requested)
      const sender = { client: networkOf(received.request), subject: params.id }
      return takePicture(intake, received, sender, (bytes, signal) =>
        storeProof(services, requested, bytes, signal),
      )
    })
  })
}

/**
 * Sends the screenshot to the order's customer or an admin, uncached (rule: transfer-proof).
 *
 * @throws Refusal as `requireFullAccess`, NOT_FOUND without one, UNAVAILABLE when it can't be read
 */
export async function sendProof(
  { db, limiter, proofs }: OrderServices,
  { viewer, orderId }: ProofRequest,
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
