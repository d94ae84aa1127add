/** All storage keys of the shop, each with what a logout does to it and why. */

/** In localStorage, for all tabs. */
export type LocalKey =
  // Goes: who is signed in.
  | 'userInfo'
  // Goes when it is the account's.
  | 'khol.lastCart'
  // Stays: the guest's own cart and orders. An account takes it over, and then it is gone.
  | 'guestSessionId'
  // Stays: a model that somebody shops for says nothing about anybody.
  | 'khol.myPhone'
  // Stays: whom a shop sends its parcels with says nothing about anybody.
  | 'khol.courier'
  // Go: an account has them. A guest's stay, and an account takes them over.
  | 'khol.wishes'
  | 'khol.viewed'
  | 'khol.listsOf'
  // Stays: which accounts have hidden the first steps of their shop; ids say nothing by themselves.
  | 'khol.firstDayHidden'
  // Goes: what was searched for, in words that may name somebody.
  | 'khol.searches'

/** In sessionStorage, for one tab. */
export type SessionKey =
  | TypedKey
  // Stays: a product that was not saved, nothing personal; its form says that it is kept.
  | `khol.product.${string}`
  // Stays: a moment.
  | 'khol.reloadedAt'

/** Fields typed at checkout, and an order that was never answered: names, streets, numbers. */
type TypedKey = 'khol.checkout' | 'khol.placing'
const typedKeys: readonly TypedKey[] = ['khol.checkout', 'khol.placing']

/**
 * Removes what was typed and searched for, at a logout. A session that expired keeps it for its
 * owner.
 */
export function forgetTyped(): void {
  try {
    const searches: LocalKey = 'khol.searches'
    localStorage.removeItem(searches)
    for (const key of typedKeys) sessionStorage.removeItem(key)
  } catch {
    // Storage is off, so nothing was stored.
  }
}
