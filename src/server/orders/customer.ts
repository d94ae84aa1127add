import type { PlaceOrderData } from '#domain/contract/orders.ts'
import { deliveryPhone, GUEST_INFO_REQUIRED } from '#domain/orders/checkout-fields.ts'
import type { Identity } from '#server/http/identity.ts'
import { Refusal } from '#server/refusal.ts'

/** Who orders, as the order will keep it. */
export interface Customer {
  readonly name: string
  readonly email: string
  /** In its stored form. */
  readonly phone: string
  /** The account, or null for a guest. */
  readonly userId: string | null
  /** The account has no phone yet and keeps this one (D34). */
  readonly isPhoneNew: boolean
  /** The session that proves the order later; null when its id is too weak for that (D29). */
  readonly provingHash: Buffer | null
  /** Whose cart the order empties; null for a caller without any identity. */
  readonly cartOwner: { readonly userId: string } | { readonly guestHash: Buffer } | null
}

/**
 * Who orders: an account as it is in the database (what the request says of a guest is ignored), or
 * a guest as the request says.
 *
 * @throws Refusal INVALID_INPUT with the field that is missing
 */
export function customerOf(identity: Identity, data: PlaceOrderData): Customer {
  const { account } = identity
  if (account === null) return guestOf(identity, data)
  const phone = data.phone ?? account.phone
  if (phone === '') throw missing(deliveryPhone.missing, ['phone'])
  return {
    name: account.name,
    email: account.email,
    phone,
    userId: account.id,
    isPhoneNew: account.phone === '',
    provingHash: null,
    cartOwner: { userId: account.id },
  }
}

function guestOf({ guestHash, isStrongGuest }: Identity, data: PlaceOrderData): Customer {
  if (data.guestInfo === undefined) {
    throw missing(GUEST_INFO_REQUIRED, ['guestInfo.name', 'guestInfo.email', 'guestInfo.phone'])
  }
  return {
    ...data.guestInfo,
    userId: null,
    isPhoneNew: false,
    provingHash: isStrongGuest ? guestHash : null,
    cartOwner: guestHash && { guestHash },
  }
}

function missing(message: string, fields: readonly string[]): Refusal {
  return new Refusal('INVALID_INPUT', message, {
    fields: fields.map((field) => ({ field, message })),
  })
}

/** One word for whoever orders: what keys and limits are counted by. Personal data is hashed. */
export function ownerName({ cartOwner }: Customer, address: string): string {
  if (cartOwner === null) return `nobody:${address}`
  return 'userId' in cartOwner
    ? `user:${cartOwner.userId}`
    : `guest:${cartOwner.guestHash.toString('base64url')}`
}
