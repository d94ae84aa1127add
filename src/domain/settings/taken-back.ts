import { activeWallets, numbersOf, type StoredWallet, type Wallet } from './wallets.ts'

/** Days for which a change can be taken back, and is on the dashboard. */
export const TAKEN_BACK_DAYS = 7

type WalletList = readonly StoredWallet[]

/**
 * Accounts that a saving takes back, by number, each with the accounts that its orders are shown
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
  const activeNumbers = stood.map((list) => new Set(numbersOf(activeWallets(list))))
  const arrivalOf = (number: string) => activeNumbers.findIndex((numbers) => numbers.has(number))
  const nextNumbers = new Set(numbersOf(next))
  const found = new Map<string, readonly Wallet[]>()
  for (const number of new Set(activeNumbers.flatMap((numbers) => [...numbers]))) {
    const arrival = arrivalOf(number)
    if (arrival === 0 || nextNumbers.has(number)) continue
    const older = activeWallets(next).filter((wallet) => {
      const stoodSince = arrivalOf(wallet.number)
      return stoodSince !== -1 && stoodSince < arrival
    })
    if (older.length > 0) found.set(number, older)
  }
  return found
}

/** Accounts shown to an order instead of those it was told; null if none was taken back. */
export function shownInstead(
  wallets: readonly Wallet[],
  revoked: ReadonlyMap<string, readonly Wallet[]>,
): readonly Wallet[] | null {
  const lists = wallets.flatMap(({ number }) => {
    const older = revoked.get(number)
    return older ? [older] : []
  })
  // The lists are nested: the shortest has only what stood before all of them.
  const [shortest = null] = lists.toSorted((a, b) => a.length - b.length)
  return shortest
}
