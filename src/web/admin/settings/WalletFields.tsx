import { Badge } from '#web/kit/ui/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'
import { mistakesOf, type WalletDraft } from './wallet-drafts.ts'

interface WalletFieldsProps {
  readonly draft: WalletDraft
  readonly number: number
  readonly of: number
  readonly showsMistakes: boolean
  readonly onChange: (draft: WalletDraft) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** Fields of one account, with buttons that move it in the list. */
export function WalletFields({
  draft,
  number,
  of,
  showsMistakes,
  onChange,
  onMove,
  onRemove,
}: WalletFieldsProps) {
  const mistakes = showsMistakes ? mistakesOf(draft) : {}
  const field = (name: 'service' | 'title' | 'number') => ({
    id: `wallet-${draft.key}-${name}`,
    value: draft[name],
    error: mistakes[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...draft, [name]: event.currentTarget.value }),
  })
  const name = `account ${number}`
  return (
    <li className="grid gap-4 rounded-card border border-hairline p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="flex items-center gap-2 text-base">
          Account {number}
          {draft.isResting && <Badge tone="neutral">Paused</Badge>}
        </h3>
        <div className="-mx-3 flex flex-wrap">
          {number > 1 && (
            <Button kind="quiet" size="small" onClick={() => onMove(-1)}>
              Up<span className="sr-only"> {name}</span>
            </Button>
          )}
          {number < of && (
            <Button kind="quiet" size="small" onClick={() => onMove(1)}>
              Down<span className="sr-only"> {name}</span>
            </Button>
          )}
          <Button
            kind="quiet"
            size="small"
            onClick={() => onChange({ ...draft, isResting: !draft.isResting })}
          >
            {draft.isResting ? 'Use again' : 'Pause'}
            <span className="sr-only"> {name}</span>
          </Button>
          {of > 1 && (
            <Button kind="quiet" size="small" onClick={onRemove}>
              Remove<span className="sr-only"> {name}</span>
            </Button>
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
    </li>
  )
}
