import { type FieldRule, mistakesIn, sentOf } from '#domain/forms/rules.ts'
import { groupedNumber } from '#domain/settings/account-number.ts'
import {
  type StoredWallet,
  walletChangeSentence,
  walletFields,
  walletsMistake,
} from '#domain/settings/wallets.ts'

/** Wallet in the form, before its fields are validated. */
export interface WalletDraft extends StoredWallet {
  /** Key of its fields, which stays the same when wallets are reordered. */
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

/** Mistakes in the fields of one draft. */
export const mistakesOf = (draft: WalletDraft) => mistakesIn<StoredWallet>(walletFields, draft)

/** Rule of the list: the wallets to send, or a sentence about the mistake. */
export const walletsRule: FieldRule<readonly WalletDraft[], readonly StoredWallet[]> = {
  missing: 'Please enter an account',
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

/** Sentence about the consequence of saving; null without a change or with a mistake in a field. */
export function meaningOf(
  before: readonly StoredWallet[],
  drafts: readonly WalletDraft[],
): string | null {
  const read = walletsRule.read(drafts)
  if ('mistake' in read) return null
  return walletChangeSentence(before, read.value)
}

/** Whether the drafts differ from the saved wallets, as typed. */
export function areChanged(
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

/** List with one draft moved by a position. */
export function moved(
  drafts: readonly WalletDraft[],
  index: number,
  by: -1 | 1,
): readonly WalletDraft[] {
  const [draft] = drafts.slice(index, index + 1)
  if (!draft) return drafts
  const others = drafts.toSpliced(index, 1)
  return others.toSpliced(index + by, 0, draft)
}
