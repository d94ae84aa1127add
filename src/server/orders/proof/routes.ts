import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import * as calls from '#domain/contract/orders.ts'
import { notFound, Refusal, unavailable } from '#domain/contract/refusal.ts'
import { proofSentences } from '#domain/orders/proof.ts'
import { proofRefusal } from '#domain/orders/transitions.ts'
import { transact } from '#platform/database/transaction.ts'
import { serve } from '#server/http/answers/serve.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
import { limits } from '#server/http/limits/limits.ts'
import { type Space, spaceOf } from '#server/images/space.ts'
import { discardFiles } from '#server/images/stored-pictures.ts'
import { pictureForms, takePicture } from '#server/images/uploads/intake.ts'
import type { Likeness } from '#server/images/uploads/likeness.ts'
import { prepareInChild } from '#server/images/uploads/preparing-child.ts'
import { pictureRefusal } from '#server/images/uploads/receive.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import { requireFullAccess, type Viewer, viewerOf } from '../access/access.ts'
import { drawnFilesOfOrders } from '../access/picture-references.ts'
import { presentWallets, showTo } from '../access/show.ts'
import { type OrderRow, requireOrder, stateOf } from '../rows.ts'
import type { OrderServices } from '../services.ts'
import { changeOrder } from '../transitions/change.ts'
import { findSameProof } from './same-proof.ts'

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
      await expectProof(shop, requested)
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

interface ProofRequest {
  readonly viewer: Viewer
  readonly orderId: string
}

/**
 * Authorizes the upload of a screenshot, before its body is read (rule: transfer-proof).
 *
 * @throws Refusal as for reading the order, PROOF_REQUIRED, ORDER_STATE, TOO_MANY_REQUESTS
 */
async function expectProof(
  { db, limiter }: OrderServices,
  { viewer, orderId }: ProofRequest,
): Promise<void> {
  const order = await requireOrder(db, orderId)
  await requireFullAccess(limiter, viewer, order)
  requireUnpaidTransfer(order)
  await limiter.count([limits.proofsOfOrder, order.id], [limits.proofsOfAddress, viewer.address])
}

/**
 * Stores a screenshot for an order, in place of an earlier one, without changing the status.
 *
 * @throws Refusal UNSUPPORTED_TYPE when it is no picture, TOO_LARGE when there is no space,
 *   ORDER_STATE when the order was paid or cancelled meanwhile; the reason of `signal` when that
 *   aborts the decoding; then no file is kept
 */
async function storeProof(
  shop: OrderServices & { readonly space: Space },
  { viewer, orderId }: ProofRequest,
  sent: Uint8Array,
  signal: AbortSignal,
): Promise<calls.Order> {
  const picture = await prepareInChild({ bytes: sent, use: 'proof' }, signal)
  if (typeof picture === 'string') {
    throw pictureRefusal('UNSUPPORTED_TYPE', proofSentences().wrongType)
  }
  const { bytes, likeness } = picture
  await shop.space.take(bytes.length)
  const file = `proof-${randomBytes(16).toString('hex')}.webp`
  await shop.proofs.put(new Map([[file, bytes]]))
  const { order, replaced } = await transact(shop.db, (tx) =>
    setOrderProof(tx, { viewer, orderId }, file, likeness),
  ).catch(async (error) => {
    // After another error, the commit may have succeeded, so the file is kept. The sweep deletes
    // unreferenced files.
    if (error instanceof Refusal) await discardFiles(shop.db, shop.proofs, [file])
    throw error
  })
  if (replaced !== null) await discardFiles(shop.db, shop.proofs, [replaced])
  return { ...(await showTo(shop.db, viewer, order)), ...(await presentWallets(shop, order)) }
}

/** Sets the file as the order's proof, if the order still awaits a transfer. */
async function setOrderProof(
  tx: ShopTransaction,
  { viewer, orderId }: ProofRequest,
  file: string,
  likeness: Likeness,
): Promise<{ readonly order: OrderRow; readonly replaced: string | null }> {
  const { id } = await requireOrder(tx, orderId)
  await tx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute()
  const row = await requireOrder(tx, id)
  requireUnpaidTransfer(row)
  const { account } = viewer.identity
  const order = await changeOrder(tx, row, {
    set: { proof_file: file, proof_handed_in_at: new Date(), proof_rejected: false },
    actor: account?.isAdmin ? 'admin' : 'customer',
    actorId: account?.id ?? null,
    action: 'proof handed in',
  })
  await tx
    .insertInto('transfer_proofs')
    .values({
      order_id: id,
      digest: Buffer.from(likeness.digest),
      outline: likeness.outline,
      look: Buffer.from(likeness.look),
      same_as: await findSameProof(tx, id, likeness),
    })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'digest']).doUpdateSet((eb) => ({
        look: eb.ref('excluded.look'),
        same_as: eb.ref('excluded.same_as'),
        handed_in_at: sql<Date>`now()`,
      })),
    )
    .execute()
  return { order, replaced: row.proof_file }
}

function requireUnpaidTransfer(order: OrderRow): void {
  const refusal = proofRefusal(stateOf(order))
  if (refusal !== null) throw new Refusal('ORDER_STATE', refusal)
}
