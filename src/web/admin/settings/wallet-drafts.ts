import type { ShopSettings } from '#domain/contract/settings.ts'
import { type FieldRule, mistakesIn, sentOf } from '#domain/forms/rules.ts'
import { groupedNumber } from '#domain/settings/account-number.ts'
import { takenBack } from '#domain/settings/taken-back.ts'
import { takenBackSentence, walletChangeSentence } from '#domain/settings/wallet-sentences.ts'
import { type StoredWallet, walletFields, walletsMistake } from '#domain/settings/wallets.ts'

/** Wallet in the form, before its fields are validated. */
export interface WalletDraft extends StoredWallet {
  /** React key, stable when wallets are reordered. */
  readonly key: number
}

/** Drafts of wallets, with grouped digits in their numbers. */
export function draftsOf(wallets: readonly StoredWallet[], firstKey = 0): readonly WalletDraft[] {
  return wallets.map((wallet, index) => ({
    ...wallet,
    number: groupedNumber(wallet.number),
    key: firstKey + index,
  }))
}

/** Validation errors of one draft's fields. */
export const mistakesOf = (draft: WalletDraft) => mistakesIn<StoredWallet>(walletFields, draft)

/** Validation rule of the list: returns the wallets to send, or an error message. */
export const walletsRule: FieldRule<readonly WalletDraft[], readonly StoredWallet[]> = {
  missing: () => 'Please enter an account',
  read(drafts) {
    for (const draft of drafts) {
      const [mistake] = Object.values(mistakesOf(draft))
      if (mistake !== undefined) return { mistake }
    }
    const value = drafts.map((draft) => ({
      ...sentOf(walletFields, draft),
      isResting: draft.isResting,
    }))
    const mistake = walletsMistake(value)
    return mistake === null ? { value } : { mistake }
  },
}

/** Warning about the consequence of saving; null without a change or with an invalid field. */
export function changeWarning(
  before: readonly StoredWallet[],
  drafts: readonly WalletDraft[],
): string | null {
  const read = walletsRule.read(drafts)
  if ('mistake' in read) return null
  return walletChangeSentence(before, read.value)
}

/** Warning about orders that were told accounts which saving takes back; '' without any. */
export function revokedWarning(
  { wallets, history }: Pick<ShopSettings['payment'], 'wallets' | 'history'>,
  drafts: readonly WalletDraft[],
): string {
  const read = walletsRule.read(drafts)
  if ('mistake' in read || history === null) return ''
  const stood = [...history.changes.map(({ before }) => before).reverse(), wallets]
  return takenBackSentence(takenBack(stood, read.value).keys())
}

/** Whether the typed values differ from the saved wallets. */
export function differFromSaved(
  before: readonly StoredWallet[],
  drafts: readonly WalletDraft[],
): boolean {
  const text = (wallets: readonly StoredWallet[]) =>
    JSON.stringify(
      wallets.map((wallet) => [
        wallet.service,
        wallet.title,
        groupedNumber(wallet.number),
        wallet.isResting,
      ]),
    )
  return text(before) !== text(drafts)
}

/** List with one draft moved by one position. */
export function moved(
  drafts: readonly WalletDraft[],
  index: number,
  by: -1 | 1,
): readonly WalletDraft[] {
  const [draft] = drafts.slice(index, index + 1)
  if (!draft) return drafts
  const others = drafts.filter((other) => other !== draft)
  return [...others.slice(0, index + by), draft, ...others.slice(index + by)]
}
