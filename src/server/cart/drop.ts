import type { ShopTransaction } from '#server/database/transaction.ts'
import { type CartOwner, ownersStatement, runFor } from './owner.ts'

const drop = ownersStatement(
  'cart-drop',
  (column, owner) => `delete from carts where ${column} = ${owner}`,
)

/**
 * Removes the owner's cart with its lines, when nobody will come back for it
 * (rule: deleted-accounts).
 */
export async function dropCart(tx: ShopTransaction, owner: CartOwner): Promise<void> {
  await runFor(tx, owner, drop)
}
