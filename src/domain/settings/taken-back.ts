import { accountKey, activeWallets, type StoredWallet, type Wallet } from './wallets.ts'

/** Days for which a change can be taken back, and is on the dashboard. */
export const TAKEN_BACK_DAYS = 7

type WalletList = readonly StoredWallet[]

const keysOf = (wallets: readonly Wallet[]) => new Set(wallets.map(accountKey))

/**
 * Accounts that a saving takes back, by `accountKey`, each with the accounts that its orders are shown
 * instead (rule: wallet-changes). An account is taken back if customers were shown it only since a
 * change of the last days, the new list lacks it, and shows one that is older. Orders move to older
 * accounts only: whoever saves an account of their own can neither take back those that stood before
 * it, nor bring customers of these to it.
 *
 * @param stood every list since the period began, oldest first, the present one last
 * @param next the list to be saved; a resting account of it is kept, not taken back
 */
export function takenBack(
  stood: readonly WalletList[],
  next: WalletList,
): ReadonlyMap<string, readonly Wallet[]> {
  const activeKeys = stood.map((list) => keysOf(activeWallets(list)))
  const arrivalOf = (key: string) => activeKeys.findIndex((keys) => keys.has(key))
  const nextKeys = keysOf(next)
  const found = new Map<string, readonly Wallet[]>()
  for (const key of new Set(activeKeys.flatMap((keys) => [...keys]))) {
    const arrival = arrivalOf(key)
    if (arrival === 0 || nextKeys.has(key)) continue
    const older = activeWallets(next).filter((wallet) => {
      const stoodSince = arrivalOf(accountKey(wallet))
      return stoodSince !== -1 && stoodSince < arrival
    })
    if (older.length > 0) found.set(key, older)
  }
  return found
}

/** Accounts shown to an order instead of those it was told; null if none was taken back. */
export function shownInstead(
  wallets: readonly Wallet[],
  revoked: ReadonlyMap<string, readonly Wallet[]>,
): readonly Wallet[] | null {
  const lists = wallets.flatMap((wallet) => {
    const older = revoked.get(accountKey(wallet))
    return older ? [older] : []
  })
  // The lists are nested: the shortest has only what stood before all of them.
  const [shortest = null] = lists.toSorted((a, b) => a.length - b.length)
  return shortest
}
