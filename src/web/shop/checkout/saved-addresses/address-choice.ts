import type { SavedAddress } from '#domain/accounts/saved-addresses.ts'
import { addressFieldNames } from '#domain/orders/checkout-fields.ts'
import { type CheckoutTyped, emptyAddress } from '../checkout-draft.ts'

/** Index of the chosen saved address, or 'another' for typed values. */
export type Choice = number | 'another'

/** Choice among the saved addresses. */
interface ChosenAddress {
  readonly choice: Choice
  /** Whether the fields hold unsaved changes of the chosen address. */
  readonly isChanged: boolean
}

/**
 * Initial choice of the checkout: the one made before a reload, while that address is saved.
 * Otherwise typed values take precedence over saved ones, unless they are equal; without any, it is
 * the last used one, or 'another' without saved ones.
 */
export function firstChoice(
  addresses: readonly SavedAddress[],
  {
    deliverTo,
    address,
    city,
    postalCode,
  }: Pick<CheckoutTyped, 'deliverTo' | 'address' | 'city' | 'postalCode'>,
): ChosenAddress {
  const typed = { address, city, postalCode }
  const placeOf = (wanted: SavedAddress) => addresses.findIndex((known) => isSame(known, wanted))
  const unchanged = (place: number): ChosenAddress => ({
    choice: place < 0 ? 'another' : place,
    isChanged: false,
  })
  if (deliverTo === 'another') return unchanged(-1)
  const chosen = deliverTo ? placeOf(deliverTo) : -1
  if (chosen >= 0)
    return { choice: chosen, isChanged: deliverTo !== null && !isSame(deliverTo, typed) }
  if (isSame(typed, emptyAddress)) return unchanged(addresses.length > 0 ? 0 : -1)
  return unchanged(placeOf(typed))
}

function isSame(a: SavedAddress, b: SavedAddress): boolean {
  return addressFieldNames.every((field) => a[field] === b[field])
}
