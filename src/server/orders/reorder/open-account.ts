import { Refusal } from '#domain/contract/refusal.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { t } from '#messages'
import { writeAddresses } from '#server/accounts/addresses.ts'
import { register } from '#server/accounts/profile.ts'
import { knownAccounts } from '#server/accounts/users.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import { requireFullAccess, type Viewer } from '../access/access.ts'
import { type OrderRow, requireOrder } from '../rows.ts'
import type { OrderServices } from '../services.ts'

/**
 * Creates an account with the name, e-mail address and phone of a guest order, and signs it in. The
 * account lists the order and stores its address. Otherwise it stays a guest order, with the same
 * access as before (rule: account-from-order).
 *
 * @throws Refusal PROOF_REQUIRED, CONFLICT for a signed-in caller and for an order in an account;
 *   as `register`
 */
export async function openOrderAccount(
  shop: OrderServices,
  viewer: Viewer,
  id: string,
  { password, device }: { readonly password: string; readonly device: string },
): Promise<SignedInUser> {
  const order = await requireOrder(shop.db, id)
  await requireFullAccess(shop.limiter, viewer, order)
  // An admin has access to every order, and would set a customer's password.
  if (viewer.identity.account !== null) throw new Refusal('CONFLICT', t.account.signedInAlready)
  if (await isInAccount(shop, order)) throw inAccountAlready()
  const { customer_name: name, customer_email: email, customer_phone: phone } = order
  const origin = { address: viewer.address, device }
  return register(shop, { name, email, phone, password }, origin, async (tx, userId) => {
    await assignToAccount(tx, order, userId)
    const { address, city, postal_code: postalCode } = order
    await writeAddresses(tx, userId, [{ address, city, postalCode }])
  })
}

/** Whether an account has claimed the order; the claim of a deleted account doesn't count. */
async function isInAccount({ db }: OrderServices, { claimed_by }: OrderRow): Promise<boolean> {
  if (claimed_by === null) return false
  const claimer = (await knownAccounts(db, [claimed_by])).get(claimed_by)
  return claimer?.isDeleted === false
}

async function assignToAccount(
  tx: ShopTransaction,
  order: OrderRow,
  userId: string,
): Promise<void> {
  const row = await tx
    .updateTable('orders')
    .set({ claimed_by: userId, is_kept: true })
    .where('id', '=', order.id)
    .where('claimed_by', 'is not distinct from', order.claimed_by)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw inAccountAlready()
}

function inAccountAlready(): Refusal {
  return new Refusal('CONFLICT', t.account.orderHasAccount)
}
