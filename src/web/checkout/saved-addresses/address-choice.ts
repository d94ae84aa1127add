import type { KeptAddress } from '#domain/accounts/kept-addresses.ts'
import { addressFieldNames } from '#domain/orders/checkout-fields.ts'

/** Which address an order goes to: one of the kept ones by its place, or what is typed. */
export type Choice = number | 'another'

/** How the fields stand when nothing is typed. */
export const nothingTyped: KeptAddress = { address: '', city: '', postalCode: '' }

/**
 * The initial choice of the checkout: typed values go before saved ones, unless they are equal;
 * otherwise the last used one, and nothing where none is saved.
 */
export function firstChoice(addresses: readonly KeptAddress[], typed: KeptAddress): Choice {
  if (isSame(typed, nothingTyped)) return addresses.length > 0 ? 0 : 'another'
  const place = addresses.findIndex((known) => isSame(known, typed))
  return place < 0 ? 'another' : place
}

function isSame(a: KeptAddress, b: KeptAddress): boolean {
  return addressFieldNames.every((field) => a[field] === b[field])
}
