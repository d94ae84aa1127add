import { type OwnerMessage, ownerMessages } from '#domain/orders/messages.ts'

const labels: Readonly<Record<OwnerMessage, string>> = {
  'new-order': 'New orders',
  'proof-arrived': 'Screenshots of transfers',
  'order-cancelled': 'Cancelled orders',
  'mail-failed': 'Mails that did not arrive',
}

interface ToldPersonProps {
  readonly name: string
  readonly email: string
  readonly kinds: readonly OwnerMessage[]
  /** Message that can't be switched off. */
  readonly always: string
  readonly onChange: (kinds: readonly OwnerMessage[]) => void
}

const line = 'flex min-h-11 items-center gap-3'

/** Recipient of messages, with a checkbox per kind (rule: owner-messages). */
export function ToldPerson({ name, email, kinds, always, onChange }: ToldPersonProps) {
  return (
    <fieldset className="min-w-0 rounded-card border border-hairline px-4 pt-1 pb-2">
      <legend className="px-1.5 text-sm">
        <bdi className="font-semibold">{name}</bdi>{' '}
        <bdi dir="ltr" className="wrap-anywhere text-muted">
          {email}
        </bdi>
      </legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {ownerMessages.map((kind) => (
          <label key={kind} className={line}>
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-plum"
              checked={kinds.includes(kind)}
              onChange={({ currentTarget }) =>
                onChange(
                  ownerMessages.filter((other) =>
                    other === kind ? currentTarget.checked : kinds.includes(other),
                  ),
                )
              }
            />
            {labels[kind]}
          </label>
        ))}
        <label className={`${line} text-muted sm:col-span-2`}>
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-plum"
            checked
            disabled
            readOnly
          />
          {always} (always)
        </label>
      </div>
    </fieldset>
  )
}
