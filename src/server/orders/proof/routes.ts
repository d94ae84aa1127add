import type { FastifyInstance } from 'fastify'
import * as calls from '#domain/contract/orders.ts'
import { proofSentences } from '#domain/orders/proof.ts'
import { withFreshDeadline } from '#platform/database/deadline.ts'
import { serve } from '#server/http/answers/serve.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
import { spaceOf } from '#server/images/space.ts'
import { PictureIntake, pictureForms } from '#server/images/uploads/intake.ts'
import { drawnFilesOfOrders } from '../access/picture-references.ts'
import { viewerOf } from '../access/viewer.ts'
import type { OrderServices } from '../services.ts'
import { expectProof, storeProof } from './hand-in.ts'
import { sendProof } from './show.ts'

/** Registers the calls to submit and read the screenshot of a transfer (rule: transfer-proof). */
export async function proofCalls(app: FastifyInstance, shop: OrderServices): Promise<void> {
  const space = spaceOf(shop.proofs, shop.proofQuotaBytes, drawnFilesOfOrders(shop.db))
  const parts = { ...shop, space }
  const intake = new PictureIntake({ lane: shop.customerUploads, sentences: proofSentences() })
  serve(app, shop.db, calls.getProof, async ({ params, reply, ...received }) =>
    sendProof(shop, { viewer: await viewerOf(received), orderId: params.id }, reply),
  )
  await pictureForms(app, (forms) => {
    serve(forms, shop.db, calls.handInProof, async ({ params, ...received }) => {
      const handingIn = { viewer: await viewerOf(received), orderId: params.id }
      await expectProof(parts, handingIn)
      // From here each unit of database work has the default time limit, so that upload and decoding
      // don't use up the request's deadline.
      const sender = { client: networkOf(received.request), subject: params.id }
      return intake.take(received, sender, (bytes, signal) =>
        withFreshDeadline(() => storeProof(parts, handingIn, bytes, signal)),
      )
    })
  })
}
