import { type FieldRule, mistakesIn, sentOf } from '#domain/forms/rules.ts'
import { groupedNumber } from '#domain/settings/account-number.ts'
import {
  type KeptWallet,
  walletChangeSentence,
  walletFields,
  walletsMistake,
} from '#domain/settings/wallets.ts'

/** A wallet in the form, before its fields are checked. */
export interface WalletDraft extends KeptWallet {
  /** Identifies its fields while wallets change places. */
  readonly key: number
}

/** Wallets as drafts, their numbers in groups. */
export function draftsOf(wallets: readonly KeptWallet[], firstKey = 0): readonly WalletDraft[] {
  return wallets.map((wallet, index) => ({
    ...wallet,
    number: groupedNumber(wallet.number),
    key: firstKey + index,
  }))
}

/** The mistakes at the fields of one draft. */
export const mistakesOf = (draft: WalletDraft) => mistakesIn<KeptWallet>(walletFields, draft)

/** The list as it is sent, or the sentence about what keeps it from being sent. */
export const walletsRule: FieldRule<readonly WalletDraft[], readonly KeptWallet[]> = {
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

/** The sentence about saving the drafts; null when nothing changes or a field has a mistake. */
export function meaningOf(
  before: readonly KeptWallet[],
  drafts: readonly WalletDraft[],
): string | null {
  const read = walletsRule.read(drafts)
  if ('mistake' in read) return null
  return walletChangeSentence(before, read.value)
}

/** Whether the drafts differ from the saved wallets, as typed. */
export function areChanged(before: readonly KeptWallet[], drafts: readonly WalletDraft[]): boolean {
  const text = (wallets: readonly KeptWallet[]) =>
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

/** The list with one draft moved by a place. */
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
