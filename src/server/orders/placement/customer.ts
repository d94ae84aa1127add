import type { PlaceOrderData } from '#domain/contract/orders.ts'
import { GUEST_INFO_REQUIRED } from '#domain/orders/checkout-fields.ts'
import type { ShopTransaction } from '#server/database/transaction.ts'
import { Refusal } from '#server/refusal.ts'
import type { Identity } from '#server/sessions/identity.ts'

/** The customer as the order stores them. */
export interface Customer {
  readonly name: string
  readonly email: string
  /** In its stored form; '' when an account has given none. */
  readonly phone: string
  /** The account, or null for a guest. */
  readonly userId: string | null
  /** The account has no phone yet and keeps this one (rule: delivery-phone). */
  readonly isPhoneNew: boolean
  /**
   * The session that proves the order later; null when its id is too weak for that
   * (rule: guest-order-access).
   */
  readonly provingHash: Buffer | null
  /** The owner of the cart that the order empties; null for a caller without any identity. */
  readonly cartOwner: { readonly userId: string } | { readonly guestHash: Buffer } | null
}

/**
 * The customer of a request: the account as it is in the database (guest details in the request are
 * ignored), or the guest whom the request describes.
 *
 * @throws Refusal INVALID_INPUT with the field that is missing
 */
export function customerOf(identity: Identity, data: PlaceOrderData): Customer {
  const { account } = identity
  if (account === null) return guestOf(identity, data)
  return {
    name: account.name,
    email: account.email,
    phone: data.phone ?? account.phone,
    userId: account.id,
    isPhoneNew: account.phone === '' && data.phone !== undefined,
    provingHash: null,
    cartOwner: { userId: account.id },
  }
}

function guestOf({ guestHash, isStrongGuest }: Identity, data: PlaceOrderData): Customer {
  if (data.guestInfo === undefined) throw guestInfoMissing()
  return {
    ...data.guestInfo,
    userId: null,
    isPhoneNew: false,
    provingHash: isStrongGuest ? guestHash : null,
    cartOwner: guestHash && { guestHash },
  }
}

function guestInfoMissing(): Refusal {
  const fields = ['guestInfo.name', 'guestInfo.email', 'guestInfo.phone']
  return new Refusal('INVALID_INPUT', GUEST_INFO_REQUIRED, {
    fields: fields.map((field) => ({ field, message: GUEST_INFO_REQUIRED })),
  })
}

/**
 * The customer with the number of the account's last order, when neither the request nor the account
 * has one. The order is taken without any; the owner then has to ask for it.
 */
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

/** The name under which idempotency keys and limits are counted. Personal data is hashed. */
export function ownerName({ cartOwner }: Customer, address: string): string {
  if (cartOwner === null) return `nobody:${address}`
  return 'userId' in cartOwner
    ? `user:${cartOwner.userId}`
    : `guest:${cartOwner.guestHash.toString('base64url')}`
}
