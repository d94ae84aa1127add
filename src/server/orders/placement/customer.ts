import type { PlaceOrderData } from '#domain/contract/orders.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'
import { type CartOwner, ownerOf } from '#server/cart/owner.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import type { Identity } from '#server/sessions/identity.ts'

export interface Customer {
  readonly name: string
  readonly email: string
  /** Normalized number; '' for an account without one. */
  readonly phone: string
  /** Id of the account, or null for a guest. */
  readonly userId: string | null
  /** Whether the account has no phone yet and will store this one (rule: delivery-phone). */
  readonly isPhoneNew: boolean
  /** Hash of the session that proves the order later; null if weak (rule: guest-order-access). */
  readonly provingHash: Buffer | null
  /** Owner of the cart that the order empties; null for a caller without account and session. */
  readonly cartOwner: CartOwner | null
}

/**
 * Customer of a request: the account as stored (guest details in the request are ignored), or the
 * guest whom the request describes.
 *
 * @throws Refusal INVALID_INPUT with the missing field
 */
export function customerOf(identity: Identity, data: PlaceOrderData): Customer {
  const { account, guestHash, isStrongGuest } = identity
  const cartOwner = ownerOf(identity)
  if (account) {
    return {
      name: account.name,
      email: account.email,
      phone: data.phone ?? account.phone,
      userId: account.id,
      isPhoneNew: account.phone === '' && data.phone !== undefined,
      provingHash: null,
      cartOwner,
    }
  }
  if (data.guestInfo === undefined) {
    const message = t.forms.guestInfo
    const fields = ['guestInfo.name', 'guestInfo.email', 'guestInfo.phone']
    throw new Refusal('INVALID_INPUT', message, {
      fields: fields.map((field) => ({ field, message })),
    })
  }
  const provingHash = isStrongGuest ? guestHash : null
  return { ...data.guestInfo, userId: null, isPhoneNew: false, provingHash, cartOwner }
}

/** Fills in a missing phone number from the account's last order that has one. */
export async function withLastPhone(tx: ShopTransaction, customer: Customer): Promise<Customer> {
  if (customer.phone !== '' || customer.userId === null) return customer
  const last = await tx
    .selectFrom('orders')
    .select('customer_phone as phone')
    .where('user_id', '=', customer.userId)
    .where('customer_phone', '<>', '')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? { ...customer, ...last } : customer
}

/** Scope of idempotency keys and rate limits. The session is hashed. */
export function ownerName({ cartOwner }: Customer, address: string): string {
  if (cartOwner === null) return `nobody:${address}`
  return 'userId' in cartOwner
    ? `user:${cartOwner.userId}`
    : `guest:${cartOwner.guestHash.toString('base64url')}`
}
