import type { SavedAddress } from '#domain/accounts/saved-addresses.ts'
import { addressFieldNames } from '#domain/orders/checkout-fields.ts'

/** Index of the chosen saved address, or 'another' for typed values. */
export type Choice = number | 'another'

/** Empty fields of an address. */
export const nothingTyped: SavedAddress = { address: '', city: '', postalCode: '' }

/**
 * Initial choice of the checkout: typed values take precedence over saved ones, unless they are
 * equal; otherwise the last used one, or 'another' without saved ones.
 */
export function firstChoice(addresses: readonly SavedAddress[], typed: SavedAddress): Choice {
  if (isSame(typed, nothingTyped)) return addresses.length > 0 ? 0 : 'another'
  const place = addresses.findIndex((known) => isSame(known, typed))
  return place < 0 ? 'another' : place
}

function isSame(a: SavedAddress, b: SavedAddress): boolean {
  return addressFieldNames.every((field) => a[field] === b[field])
}
