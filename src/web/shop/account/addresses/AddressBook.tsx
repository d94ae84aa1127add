import { useEffect, useRef, useState } from 'react'
import { MAX_ADDRESSES, type SavedAddress } from '#domain/accounts/saved-addresses.ts'
import { addressFields } from '#domain/orders/checkout-fields.ts'
import { t } from '#messages'
import { useAction } from '#web/kit/feedback/action.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import type { FilledEntry } from '#web/kit/store/store.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ActionFailure } from '#web/kit/ui/blocks/FailureText.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Form } from '#web/kit/ui/form/Form.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { AddressFields, AddressLines } from './AddressFields.tsx'
import { saveAddresses } from './my-addresses.ts'

/** Address whose form is open: its index in the list, or a new one. */
type Edited = number | 'new' | null

/** Addresses of an account: listed, edited, added and removed. */
export function AddressBook({ entry }: { readonly entry: FilledEntry<readonly SavedAddress[]> }) {
  const addresses = entry.use()
  const { section, edited, edit, close } = useEdited()
  const count = addresses.length
  const replace = (index: number, ...replacement: SavedAddress[]) =>
    saveAddresses([...addresses.slice(0, index), ...replacement, ...addresses.slice(index + 1)])
  const formAt = (index: number, label: string) => (
    <AddressForm
      label={label}
      begun={addresses[index]}
      onSave={(address) => replace(index, address).then(close)}
      onCancel={close}
    />
  )
  return (
    <Section
      title={t.account.addressTitle}
      card="roomy"
      aside={
        count > 0 && (
          <span className="text-muted text-sm">
            {t.account.addressCount({ count, most: MAX_ADDRESSES })}
          </span>
        )
      }
    >
      <div ref={section} tabIndex={-1} className="grid gap-4">
        {count === 0 && edited === null && (
          <p className="text-muted text-sm">{t.account.noAddressesYet}</p>
        )}
        {count > 0 && (
          <ul className="grid gap-3">
            {addresses.map((address, index) => (
              <li
                key={`${address.address}\n${address.city}`}
                className="grid gap-3 rounded-control border border-hairline p-3.5"
              >
                {edited === index ? (
                  formAt(index, t.account.editAddress)
                ) : (
                  <AddressRow
                    address={address}
                    index={index}
                    onEdit={() => edit(index)}
                    onRemove={() => replace(index).then(() => section.current?.focus())}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {edited === 'new' ? (
          formAt(count, t.account.newAddress)
        ) : (
          <AddAddress isFull={count >= MAX_ADDRESSES} onAdd={() => edit('new')} />
        )}
      </div>
    </Section>
  )
}

/** State of the open form; the focus returns to the button that opened its form, or to the section. */
function useEdited() {
  const [edited, setEdited] = useState<Edited>(null)
  const section = useRef<HTMLDivElement>(null)
  const last = useRef<Edited>(null)
  useEffect(() => {
    if (edited === null && last.current !== null) {
      const opener = section.current?.querySelector<HTMLElement>(`[data-index="${last.current}"]`)
      ;(opener ?? section.current)?.focus()
    }
    last.current = edited
  }, [edited])
  return { section, edited, edit: setEdited, close: () => setEdited(null) }
}

function AddAddress({ isFull, onAdd }: { readonly isFull: boolean; readonly onAdd: () => void }) {
  if (isFull) {
    return <p className="text-muted text-sm">{t.account.addressesFull({ count: MAX_ADDRESSES })}</p>
  }
  return (
    <Button
      kind="secondary"
      icon="plus"
      data-index="new"
      onClick={onAdd}
      className="justify-self-start"
    >
      {t.account.addAddress}
    </Button>
  )
}

interface AddressRowProps {
  readonly address: SavedAddress
  readonly index: number
  readonly onEdit: () => void
  readonly onRemove: () => Promise<unknown>
}

function AddressRow({ address, index, onEdit, onRemove }: AddressRowProps) {
  const { isPending, failure, run } = useAction({
    run: onRemove,
    success: t.account.addressRemoved,
    fallback: t.account.addressNotRemoved,
  })
  const label = { number: index + 1, hidden: hiddenText }
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-48">
          <AddressLines {...address} />
        </div>
        <div className="-my-1 -ms-5 flex sm:-me-3 sm:ms-0">
          <Button kind="quiet" data-index={index} onClick={onEdit}>
            {t.account.edit(label)}
          </Button>
          <Button kind="quiet" busy={isPending} onClick={run}>
            {t.account.addressRemove(label)}
          </Button>
        </div>
      </div>
      <ActionFailure id={`address-${index}-failure`} failure={failure} />
    </>
  )
}

interface AddressFormProps {
  readonly label: string
  readonly begun?: SavedAddress | undefined
  readonly onSave: (address: SavedAddress) => Promise<unknown>
  readonly onCancel: () => void
}

const nothing: SavedAddress = { address: '', city: '', postalCode: '' }

function AddressForm({ label, begun = nothing, onSave, onCancel }: AddressFormProps) {
  const form = useForm('kept-address', { ...begun }, addressFields)
  const { submit, ...state } = useSubmit({
    form,
    send: () => onSave(form.sent()),
    success: t.account.addressSaved,
    fallback: t.account.addressNotSaved,
  })
  // The form has replaced the pressed button.
  const first = form.fieldId('address')
  useEffect(() => document.getElementById(first)?.focus(), [first])
  return (
    <Form
      form={form}
      {...state}
      onSubmit={submit}
      aria-label={label}
      submit={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={state.isPending}>
            {state.isPending ? t.account.saving : t.account.addressSave}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {t.account.cancel}
          </Button>
        </div>
      }
    >
      <AddressFields form={form} />
    </Form>
  )
}
