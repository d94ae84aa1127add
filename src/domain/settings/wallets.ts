import { type FieldRule, requiredText } from '#domain/forms/rules.ts'
import { accountNumber, groupedNumber } from './account-number.ts'
import { onOneLine, shopLimits } from './shop-fields.ts'

/** Account for transfers. */
export interface Wallet {
  readonly service: string
  readonly title: string
  /** Pakistani mobile number, or an IBAN. */
  readonly number: string
}

/** Wallet as the owner stores it; a resting one is not shown to customers. */
export interface StoredWallet extends Wallet {
  readonly isResting: boolean
}

export const MAX_WALLETS = 4

/** Rules of a wallet's fields (rule: shop-facts). */
export const walletFields = {
  service: onOneLine(
    requiredText('Please enter the bank or wallet', { max: shopLimits.walletService }),
  ),
  title: onOneLine(
    requiredText('Please enter the name on the account', { max: shopLimits.walletTitle }),
  ),
  number: accountNumber,
} as const satisfies Record<string, FieldRule>

/** Accounts that customers see, in order. */
export function activeWallets(wallets: readonly StoredWallet[]): readonly Wallet[] {
  return wallets
    .filter(({ isResting }) => !isResting)
    .map(({ service, title, number }) => ({ service, title, number }))
}

/** Message for an invalid list of wallets; null for a valid one. */
export function walletsMistake(wallets: readonly StoredWallet[]): string | null {
  if (wallets.length > MAX_WALLETS) return `Please keep at most ${MAX_WALLETS} accounts`
  if (activeWallets(wallets).length === 0) return 'Please keep one account that takes transfers'
  const isTwice = new Set(wallets.map(({ number }) => number)).size < wallets.length
  return isTwice ? 'Two accounts have the same number' : null
}

/** Whether both lists show the same accounts to customers. */
export function areSameWallets(some: readonly Wallet[], others: readonly Wallet[]): boolean {
  return (
    some.length === others.length &&
    some.every((wallet, index) => {
      const other = others[index]
      return (
        wallet.number === other?.number &&
        wallet.title === other.title &&
        wallet.service === other.service
      )
    })
  )
}

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/**
 * Summary of a change of the wallets in one sentence: 'Transfers go to 0300 7654321 from now on.'
 * (rule: wallet-changes)
 */
export function walletChangeSentence(
  before: readonly StoredWallet[],
  after: readonly StoredWallet[],
): string {
  const [old, current] = [activeWallets(before), activeWallets(after)]
  const numbers = current.map(({ number }) => number)
  const isSame =
    numbers.length === old.length && old.every(({ number }) => numbers.includes(number))
  if (!isSame) return `Transfers go to ${inWords.format(numbers.map(groupedNumber))} from now on.`
  return areSameWallets(old, current)
    ? 'Transfers go to the same accounts as before.'
    : 'Transfers go to the same numbers as before; their names or order change.'
}
