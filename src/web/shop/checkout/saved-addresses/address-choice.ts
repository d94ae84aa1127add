import type { SavedAddress } from '#domain/accounts/saved-addresses.ts'
import { addressFieldNames } from '#domain/orders/checkout-fields.ts'
import { type CheckoutEntries, emptyAddress } from '../checkout-draft.ts'

/** Index of the chosen saved address, or 'another' for typed values. */
export type Choice = number | 'another'

type AddressEntries = Pick<CheckoutEntries, 'deliverTo' | 'address' | 'city' | 'postalCode'>

/**
 * Initial choice: that before a reload, while its address is saved; else typed values, unless they
 * equal a saved one; without any the last used one, or 'another'.
 */
export function firstChoice(addresses: readonly SavedAddress[], entries: AddressEntries) {
  const { deliverTo, ...typed } = entries
  const indexOf = (wanted: SavedAddress) => addresses.findIndex((known) => isSame(known, wanted))
  const at = (index: number, isChanged = false) => ({
    choice: index < 0 ? ('another' as const) : index,
    /** Whether the fields hold unsaved changes of the chosen address. */
    isChanged,
  })
  if (deliverTo === 'another') return at(-1)
  const chosen = deliverTo ? indexOf(deliverTo) : -1
  if (deliverTo && chosen >= 0) return at(chosen, !isSame(deliverTo, typed))
  if (isSame(typed, emptyAddress)) return at(addresses.length > 0 ? 0 : -1)
  return at(indexOf(typed))
}

function isSame(a: SavedAddress, b: SavedAddress): boolean {
  return addressFieldNames.every((field) => a[field] === b[field])
}
