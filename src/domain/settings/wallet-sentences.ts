import { groupedNumber } from './account-number.ts'
import {
  accountKey,
  activeWallets,
  areSameWallets,
  numbersOf,
  type StoredWallet,
  type Wallet,
} from './wallets.ts'

/*
 * Sentences about changes of the wallets (rule: wallet-changes). They name accounts by number only:
 * service and title are free text, by which the author of a change could word the sentence.
 */

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** '0300 7654321 and 0345 1234567' */
function listed(numbers: readonly string[]): string {
  return inWords.format(numbers.map(groupedNumber))
}

function haveSameNumbers(some: readonly Wallet[], others: readonly Wallet[]): boolean {
  const known = new Set(numbersOf(others))
  return some.length === others.length && some.every(({ number }) => known.has(number))
}

/** Numbers of the accounts in both lists whose QR differs. */
function changedQrs(before: readonly Wallet[], after: readonly Wallet[]): readonly string[] {
  const keys = new Set(before.map(accountKey))
  const numbers = new Set(numbersOf(before))
  return numbersOf(
    after.filter((wallet) => numbers.has(wallet.number) && !keys.has(accountKey(wallet))),
  )
}

/** Consequence of a change: 'Transfers go to 0300 7654321 from now on.' */
export function walletChangeSentence(
  before: readonly StoredWallet[],
  after: readonly StoredWallet[],
): string {
  const [old, current] = [activeWallets(before), activeWallets(after)]
  if (!haveSameNumbers(old, current)) {
    return `Transfers go to ${listed(numbersOf(current))} from now on.`
  }
  const qrs = changedQrs(old, current)
  if (qrs.length > 0)
    return `The QR of ${listed(qrs)} changes. Customers who scan pay where it leads.`
  return areSameWallets(old, current)
    ? 'Transfers go to the same accounts as before.'
    : 'Transfers go to the same numbers as before; their names or order change.'
}

/** Comparison of the present accounts with those of seven days ago. */
export function walletsComparison(
  weekAgo: readonly StoredWallet[],
  now: readonly StoredWallet[],
): string {
  const [old, current] = [activeWallets(weekAgo), activeWallets(now)]
  if (areSameWallets(old, current)) return 'Transfers go to the same accounts as seven days ago.'
  if (haveSameNumbers(old, current)) {
    const qrs = changedQrs(old, current)
    return qrs.length > 0
      ? `The QR of ${listed(qrs)} is not that of seven days ago. Transfers go to the same numbers.`
      : 'Transfers go to the same numbers as seven days ago, with other names or in another order.'
  }
  return `Transfers go to ${listed(numbersOf(current))}. Seven days ago: ${listed(numbersOf(old))}.`
}

/** What a change did, in words: 'Added 0300 7654321. Removed 0345 1234567.' */
export function walletChangeWords(
  before: readonly StoredWallet[],
  after: readonly StoredWallet[],
): string {
  const beforeOf = new Map(before.map((wallet) => [wallet.number, wallet]))
  const kept = after.flatMap((wallet) => {
    const old = beforeOf.get(wallet.number)
    return old ? [{ old, wallet }] : []
  })
  const keptNumbers = new Set(kept.map(({ wallet }) => wallet.number))
  const others = (wallets: readonly StoredWallet[]) =>
    numbersOf(wallets).filter((number) => !keptNumbers.has(number))
  const changed = (isSo: (change: (typeof kept)[number]) => boolean) =>
    kept.filter(isSo).map(({ wallet }) => wallet.number)
  const inOrder = (wallets: readonly StoredWallet[]) =>
    numbersOf(wallets)
      .filter((number) => keptNumbers.has(number))
      .join()
  const clauses: readonly (readonly [string, readonly string[]])[] = [
    ['Added', others(after)],
    ['Removed', others(before)],
    ['Changed the QR of', changed(({ old, wallet }) => old.qr !== wallet.qr)],
    ['Hid', changed(({ old, wallet }) => !old.isResting && wallet.isResting)],
    ['Showed again', changed(({ old, wallet }) => old.isResting && !wallet.isResting)],
    [
      'Changed the name of',
      changed(({ old, wallet }) => old.title !== wallet.title || old.service !== wallet.service),
    ],
  ]
  const words = clauses.flatMap(([verb, numbers]) =>
    numbers.length > 0 ? [`${verb} ${listed(numbers)}.`] : [],
  )
  if (inOrder(before) !== inOrder(after)) words.push('Changed the order.')
  return words.join(' ')
}

/**
 * Consequence for orders that were told these accounts, by `accountKey`, each with those shown
 * instead; '' without any.
 */
export function takenBackSentence(revoked: ReadonlyMap<string, readonly Wallet[]>): string {
  const words = [...revoked].map(([key, instead]) => {
    const [number = ''] = key.split(' ')
    const isQrAlone = numbersOf(instead).includes(number)
    return `${isQrAlone ? 'another QR of ' : ''}${groupedNumber(number)}`
  })
  return words.length === 0
    ? ''
    : `Orders that were told ${inWords.format(words)} say not to pay there.`
}
