import { t } from '#messages'

/** Address in an account, within the one country that the shop delivers to. */
export interface SavedAddress {
  readonly address: string
  readonly city: string
  /** '' for none. */
  readonly postalCode: string
}

/** Limits the addresses of an account (rule: saved-addresses). */
export const MAX_ADDRESSES = 5

/** Message for a list beyond the limit. */
export const tooManyAddresses = (): string => t.forms.tooManyAddresses({ count: MAX_ADDRESSES })

/** The first of each place, ignoring case, spaces and punctuation, with any postal code of it. */
export function eachPlaceOnce(addresses: readonly SavedAddress[]): SavedAddress[] {
  const places = new Map<string, SavedAddress>()
  for (const next of addresses) {
    const { city, address, postalCode } = next
    const place = `${wordsOf(address)}\n${wordsOf(city)}`
    const known = places.get(place)
    places.set(place, known ? { ...known, postalCode: known.postalCode || postalCode } : next)
  }
  return [...places.values()]
}

/** Whether two addresses are the same place. */
export function isSamePlace(a: SavedAddress, b: SavedAddress): boolean {
  return eachPlaceOnce([a, b]).length === 1
}

/**
 * Addresses of an account after an order: the used address is first, as last typed. A new address is
 * added only if the customer wants that; beyond the limit, the least recently used is dropped.
 */
export function afterUse(
  addresses: readonly SavedAddress[],
  used: SavedAddress,
  isKept: boolean,
): readonly SavedAddress[] {
  if (!isKept && !addresses.some((known) => isSamePlace(known, used))) return addresses
  return eachPlaceOnce([used, ...addresses]).slice(0, MAX_ADDRESSES)
}

/** Letters and digits of a text in lower case, with one space for any other characters. */
function wordsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
