import type { FastifyInstance } from 'fastify'
import * as calls from '#domain/contract/orders.ts'
import { proofSentences } from '#domain/orders/proof.ts'
import { withFreshDeadline } from '#server/database/deadline.ts'
import { serve } from '#server/http/answers/serve.ts'
import { spaceOf } from '#server/images/space.ts'
import { PictureIntake, pictureForms } from '#server/images/uploads/intake.ts'
import type { Parts } from '#server/parts.ts'
import { drawnFilesOfOrders } from '../access/held-pictures.ts'
import { viewerOf } from '../access/viewer.ts'
import { expectProof, storeProof } from './hand-in.ts'
import { sendProof } from './show.ts'

/**
 * Maximum number of concurrent uploads per process; higher than for admins, since customers'
 * connections are slower.
 */
const MAX_CONCURRENT_UPLOADS = 12

/** Registers the calls to submit and read the screenshot of a transfer (rule: transfer-proof). */
export async function proofCalls(app: FastifyInstance, shop: Parts): Promise<void> {
  const space = spaceOf(shop.proofs, shop.proofQuotaBytes, drawnFilesOfOrders(shop.db))
  const parts = { ...shop, space }
  const intake = new PictureIntake({
    places: MAX_CONCURRENT_UPLOADS,
    turns: shop.decoding,
    sentences: proofSentences,
  })
  serve(app, shop.db, calls.getProof, async ({ params, reply, ...received }) =>
    sendProof(shop, { viewer: await viewerOf(received), orderId: params.id }, reply),
  )
  await pictureForms(app, (forms) => {
    serve(forms, shop.db, calls.handInProof, async ({ params, ...received }) => {
      const handingIn = { viewer: await viewerOf(received), orderId: params.id }
      await expectProof(parts, handingIn)
      // From here each unit of database work has the default time limit, so that upload and decoding
      // don't use up the request's deadline.
      return intake.take(received.request, (bytes) =>
        withFreshDeadline(() => storeProof(parts, handingIn, bytes)),
      )
    })
  })
}
