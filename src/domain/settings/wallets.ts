import { type FieldRule, onOneLine, requiredText } from '#domain/forms/rules.ts'
import { accountNumber } from './account-number.ts'
import { shopLimits } from './shop-fields.ts'

/** Account for transfers. */
export interface Wallet {
  readonly service: string
  readonly title: string
  /** Pakistani mobile number, or an IBAN. */
  readonly number: string
  /** Path of a picture of the account's QR code; absent without one (rule: wallet-qr). */
  readonly qr?: string | undefined
}

/** Wallet as the owner stores it; a resting one is not shown to customers. */
export interface StoredWallet extends Wallet {
  readonly isResting: boolean
}

export const MAX_WALLETS = 4

/** Rules of a wallet's fields (rule: shop-facts). */
export const walletFields = {
  service: onOneLine(
    requiredText(() => 'Please enter the bank or wallet', { max: shopLimits.walletService }),
  ),
  title: onOneLine(
    requiredText(() => 'Please enter the name on the account', { max: shopLimits.walletTitle }),
  ),
  number: accountNumber,
} as const satisfies Record<string, FieldRule>

/** Accounts that customers see, in order. */
export function activeWallets(wallets: readonly StoredWallet[]): readonly Wallet[] {
  return wallets
    .filter(({ isResting }) => !isResting)
    .map(({ isResting: _isResting, ...wallet }) => wallet)
}

export function numbersOf(wallets: readonly Wallet[]): readonly string[] {
  return wallets.map(({ number }) => number)
}

/**
 * Identity of an account: whoever changes the number or the QR decides who gets the money (rule:
 * wallet-changes).
 */
export function accountKey({ number, qr }: Pick<Wallet, 'number' | 'qr'>): string {
  return qr === undefined ? number : `${number} ${qr}`
}

/** Message for an invalid list of wallets; null for a valid one. */
export function walletsMistake(wallets: readonly StoredWallet[]): string | null {
  if (wallets.length > MAX_WALLETS) return `Please keep at most ${MAX_WALLETS} accounts`
  if (activeWallets(wallets).length === 0) return 'Please keep one account that takes transfers'
  const isTwice = new Set(numbersOf(wallets)).size < wallets.length
  return isTwice ? 'Two accounts have the same number' : null
}

/** Whether both lists show the same accounts to customers. */
export function areSameWallets(some: readonly Wallet[], others: readonly Wallet[]): boolean {
  return (
    some.length === others.length &&
    some.every((wallet, index) => {
      const other = others[index]
      return (
        other !== undefined &&
        accountKey(wallet) === accountKey(other) &&
        wallet.title === other.title &&
        wallet.service === other.service
      )
    })
  )
}
