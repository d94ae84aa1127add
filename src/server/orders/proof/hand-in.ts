import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Order } from '#domain/contract/orders.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { proofSentences } from '#domain/orders/proof.ts'
import { proofRefusal } from '#domain/orders/transitions.ts'
import { transact } from '#platform/database/transaction.ts'
import { limits } from '#server/http/limits/limits.ts'
import type { Space } from '#server/images/space.ts'
import { discardFiles } from '#server/images/stored-pictures.ts'
import type { Likeness } from '#server/images/uploads/likeness.ts'
import { prepareInChild } from '#server/images/uploads/preparing-child.ts'
import { pictureRefusal } from '#server/images/uploads/receive.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import { requireFullAccess, type Viewer } from '../access/access.ts'
import { presentWallets, showTo } from '../access/show.ts'
import { type OrderRow, requireOrder, stateOf } from '../rows.ts'
import type { OrderServices } from '../services.ts'
import { changeOrder } from '../transitions/change.ts'
import { findSameProof } from './same-proof.ts'

export interface ProofServices extends OrderServices {
  readonly space: Space
}

export interface ProofRequest {
  readonly viewer: Viewer
  readonly orderId: string
}

/**
 * Authorizes the upload of a screenshot, before its body is read (rule: transfer-proof).
 *
 * @throws Refusal as for reading the order, PROOF_REQUIRED, ORDER_STATE, TOO_MANY_REQUESTS
 */
export async function expectProof(
  { db, limiter }: ProofServices,
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
export async function storeProof(
  shop: ProofServices,
  { viewer, orderId }: ProofRequest,
  sent: Uint8Array,
  signal: AbortSignal,
): Promise<Order> {
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
