/** Storage keys, each with the effect of a logout and its reason (rule: device-storage). */

export type LocalKey =
  // Removed: the signed-in user.
  | 'userInfo'
  // Removed if it is the account's.
  | 'khol.lastCart'
  // Kept: the guest's own cart and orders. Merging them into an account removes it.
  | 'guestSessionId'
  // Kept: the chosen phone model is not personal.
  | 'khol.myPhone'
  // Kept: the chosen language is not personal.
  | 'khol.language'
  // Kept: the shop's courier is not personal.
  | 'khol.courier'
  // Removed: the account stores them. A guest's are kept until they are merged into an account.
  | 'khol.wishes'
  | 'khol.viewed'
  | 'khol.listsOf'
  // Kept: ids of accounts that have hidden the shop's first steps; ids alone are not personal.
  | 'khol.firstDayHidden'
  // Removed: search words, which may contain names.
  | 'khol.searches'

export type SessionKey =
  | TypedKey
  // Kept: an unsaved product, not personal; its form states that it is kept.
  | `khol.product.${string}`
  // Kept: a timestamp.
  | 'khol.reloadedAt'

/** Typed fields of the checkout, and an order without an answer: names, streets, numbers. */
type TypedKey = 'khol.checkout' | 'khol.placing'
const typedKeys: readonly TypedKey[] = ['khol.checkout', 'khol.placing']

/** Removes typed and searched text at a logout. A session that expired keeps it for its owner. */
export function clearTypedDrafts(): void {
  try {
    const searches: LocalKey = 'khol.searches'
    localStorage.removeItem(searches)
    for (const key of typedKeys) sessionStorage.removeItem(key)
  } catch {
    // Storage is off, so it is empty.
  }
}
