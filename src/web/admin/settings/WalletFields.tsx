import type { ShopSettings } from '#domain/contract/settings.ts'
import { type FieldRule, mistakesIn, sentOf } from '#domain/forms/rules.ts'
import { groupedNumber } from '#domain/settings/account-number.ts'
import { takenBack } from '#domain/settings/taken-back.ts'
import { takenBackSentence, walletChangeSentence } from '#domain/settings/wallet-sentences.ts'
import { type StoredWallet, walletFields, walletsMistake } from '#domain/settings/wallets.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'
import { PictureUpload } from '../products/pictures/PictureUpload.tsx'

interface WalletFieldsProps {
  readonly draft: WalletDraft
  readonly drafts: readonly WalletDraft[]
  /** Position of the account in the list, from 1. */
  readonly number: number
  readonly showsMistakes: boolean
  readonly onChange: (drafts: readonly WalletDraft[]) => void
}

/** Fields of one account, with buttons that move it in the list. */
export function WalletFields({
  draft,
  drafts,
  number,
  showsMistakes,
  onChange,
}: WalletFieldsProps) {
  const others = drafts.filter((other) => other !== draft)
  const put = (changes: Partial<WalletDraft>) =>
    onChange(drafts.map((other) => (other === draft ? { ...draft, ...changes } : other)))
  const moveTo = (index: number) =>
    onChange([...others.slice(0, index), draft, ...others.slice(index)])
  const mistakes = showsMistakes ? mistakesOf(draft) : {}
  const field = (name: 'service' | 'title' | 'number') => ({
    id: `wallet-${draft.key}-${name}`,
    value: draft[name],
    error: mistakes[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      put({ [name]: event.currentTarget.value }),
  })
  const { isResting } = draft
  const actions = [
    number > 1 && { label: 'Up', onPress: () => moveTo(number - 2) },
    number <= others.length && { label: 'Down', onPress: () => moveTo(number) },
    { label: isResting ? 'Use again' : 'Pause', onPress: () => put({ isResting: !isResting }) },
    others.length > 0 && { label: 'Remove', onPress: () => onChange(others) },
  ]
  return (
    <li className="grid gap-4 rounded-card border border-hairline p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="flex items-center gap-2 text-base">
          Account {number}
          {draft.isResting && <Badge tone="neutral">Paused</Badge>}
        </h3>
        <div className="-mx-3 flex flex-wrap">
          {actions.map(
            (action, place) =>
              action && (
                // biome-ignore lint/suspicious/noArrayIndexKey: the places of the actions are fixed
                <Button key={place} kind="quiet" size="small" onClick={action.onPress}>
                  {action.label}
                  <span className="sr-only"> account {number}</span>
                </Button>
              ),
          )}
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Bank or wallet" placeholder="Easypaisa" required {...field('service')} />
        <TextField label="Name on the account" required {...field('title')} />
        <TextField
          label="Account number"
          hint="A mobile number, or an IBAN that begins with PK."
          className="sm:col-span-2"
          inputMode="text"
          autoComplete="off"
          required
          {...field('number')}
        />
      </div>
      <PictureUpload
        id={`wallet-${draft.key}-qr`}
        use="photo"
        legend="QR code"
        hint="As your bank or wallet shows it, cut close to the code: customers scan it on the payment page."
        labels={{ add: 'Upload a QR', replace: 'Another QR', remove: 'Remove it' }}
        isChosen={draft.qr !== undefined}
        onUploaded={(qr) => {
          put({ qr })
          announce(`The QR of account ${number} is below`)
        }}
        onRemove={() => put({ qr: undefined })}
      >
        {draft.qr !== undefined && (
          <img
            src={draft.qr}
            alt={`QR of account ${number}`}
            width={180}
            height={225}
            className="rounded-card border border-hairline"
          />
        )}
      </PictureUpload>
    </li>
  )
}

/** Wallet in the form, before its fields are validated. */
export interface WalletDraft extends StoredWallet {
  readonly key: number
}

/** Drafts of wallets, with grouped digits in their numbers. */
export function draftsOf(wallets: readonly StoredWallet[]): readonly WalletDraft[] {
  return wallets.map((wallet, key) => ({ ...wallet, number: groupedNumber(wallet.number), key }))
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
      ...(draft.qr !== undefined && { qr: draft.qr }),
    }))
    const mistake = walletsMistake(value)
    return mistake === null ? { value } : { mistake }
  },
}

/**
 * Consequences of saving: for the accounts, and for orders that were told accounts which are taken
 * back ('' without any); null without a change or with an invalid field.
 */
export function consequencesOf(
  { wallets, history }: Pick<ShopSettings['payment'], 'wallets' | 'history'>,
  drafts: readonly WalletDraft[],
) {
  const read = walletsRule.read(drafts)
  if ('mistake' in read) return null
  const meaning = walletChangeSentence(wallets, read.value)
  const lists = [...(history?.changes ?? []).map(({ before }) => before).reverse(), wallets]
  const revoked = history ? takenBackSentence(takenBack(lists, read.value)) : ''
  return meaning === null ? null : { meaning, revoked }
}

/** Whether the typed values differ from the saved wallets. */
export function differFromSaved(
  before: readonly StoredWallet[],
  drafts: readonly WalletDraft[],
): boolean {
  const text = (wallets: readonly StoredWallet[]) =>
    JSON.stringify(
      wallets.map(({ service, title, number, isResting, qr }) => [
        service,
        title,
        groupedNumber(number),
        isResting,
        qr,
      ]),
    )
  return text(before) !== text(drafts)
}
