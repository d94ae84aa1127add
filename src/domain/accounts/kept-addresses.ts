/** An address of an account, as it is kept: within the one country that the shop delivers to. */
export interface KeptAddress {
  readonly address: string
  readonly city: string
  /** '' for none. */
  readonly postalCode: string
}

/** Most addresses that an account keeps (rule: kept-addresses). */
export const MAX_ADDRESSES = 5

/** Message for a longer list. */
export const TOO_MANY_ADDRESSES = `Please keep at most ${MAX_ADDRESSES} addresses`

/**
 * The addresses with each place once, where it first stands: case, spaces and punctuation make no
 * other place. A postal code is taken from whichever has one, the first before the others.
 */
export function eachPlaceOnce(addresses: readonly KeptAddress[]): KeptAddress[] {
  const places = new Map<string, KeptAddress>()
  for (const next of addresses) {
    const { city, address, postalCode } = next
    const place = `${wordsOf(address)}\n${wordsOf(city)}`
    const known = places.get(place)
    places.set(place, known ? { ...known, postalCode: known.postalCode || postalCode } : next)
  }
  return [...places.values()]
}

/** Whether two addresses are one place. */
export function isSamePlace(a: KeptAddress, b: KeptAddress): boolean {
  return eachPlaceOnce([a, b]).length === 1
}

/**
 * An account's addresses once an order has gone to one: it stands first, as it was typed last. One
 * that is not among them is kept only when that is wanted; what is then beyond the limit goes, the
 * longest unused first.
 */
export function afterUse(
  addresses: readonly KeptAddress[],
  used: KeptAddress,
  isKept: boolean,
): readonly KeptAddress[] {
  if (!isKept && !addresses.some((known) => isSamePlace(known, used))) return addresses
  return eachPlaceOnce([used, ...addresses]).slice(0, MAX_ADDRESSES)
}

/** The letters and digits of a text, whatever stands between them. */
function wordsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
