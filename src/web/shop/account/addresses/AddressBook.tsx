import { useEffect, useRef, useState } from 'react'
import { MAX_ADDRESSES, type SavedAddress } from '#domain/accounts/saved-addresses.ts'
import { addressFields } from '#domain/orders/checkout-fields.ts'
import { t } from '#messages'
import { useAction } from '#web/kit/feedback/action.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import type { FilledEntry } from '#web/kit/store/store.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ActionFailure } from '#web/kit/ui/blocks/ActionFailure.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Form } from '#web/kit/ui/form/Form.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { hiddenText } from '#web/kit/ui/hidden-text.tsx'
import { AddressFields, AddressLines } from './AddressFields.tsx'
import { keepAddresses } from './my-addresses.ts'

/** Address being edited: its index in the list, or a new one. */
type EditedAddress = number | 'new' | null

/** Addresses of an account: listed, edited, added and removed. */
export function AddressBook({ entry }: { readonly entry: FilledEntry<readonly SavedAddress[]> }) {
  const addresses = entry.use()
  const [writing, setWriting] = useState<EditedAddress>(null)
  const section = useRef<HTMLDivElement>(null)
  const back = useRef('')
  const close = () => setWriting(null)
  // The focus returns to the control that opened the form, or to its replacement.
  useEffect(() => {
    if (writing !== null || back.current === '') return
    const place = section.current?.querySelector<HTMLElement>(`[data-place="${back.current}"]`)
    ;(place ?? section.current)?.focus()
    back.current = ''
  }, [writing])
  const write = (which: number | 'new') => {
    back.current = String(which)
    setWriting(which)
  }
  const save = (index: number) => async (address: SavedAddress) => {
    await keepAddresses(addresses.map((known, place) => (place === index ? address : known)))
    close()
  }
  const add = async (address: SavedAddress) => {
    await keepAddresses([...addresses, address])
    close()
  }
  return (
    <Section
      title={t.account.addressTitle}
      card="roomy"
      aside={
        addresses.length > 0 && (
          <span className="text-muted text-sm">
            {t.account.addressCount({ count: addresses.length, most: MAX_ADDRESSES })}
          </span>
        )
      }
    >
      <div ref={section} tabIndex={-1} className="grid gap-4">
        {addresses.length === 0 && writing === null && (
          <p className="text-muted text-sm">{t.account.noAddressesYet}</p>
        )}
        {addresses.length > 0 && (
          <ul className="grid gap-3">
            {addresses.map((address, index) => (
              <li
                key={`${address.address}\n${address.city}`}
                className="grid gap-3 rounded-control border border-hairline p-3.5"
              >
                {writing === index ? (
                  <AddressForm
                    label={t.account.editAddress}
                    begun={address}
                    onSave={save(index)}
                    onCancel={close}
                  />
                ) : (
                  <AddressRow
                    address={address}
                    place={index}
                    onEdit={() => write(index)}
                    onRemove={async () => {
                      await keepAddresses(addresses.filter((_, other) => other !== index))
                      section.current?.focus()
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {writing === 'new' ? (
          <AddressForm label={t.account.newAddress} onSave={add} onCancel={close} />
        ) : addresses.length < MAX_ADDRESSES ? (
          <Button
            kind="secondary"
            icon="plus"
            data-place="new"
            onClick={() => write('new')}
            className="justify-self-start"
          >
            {t.account.addAddress}
          </Button>
        ) : (
          <p className="text-muted text-sm">{t.account.addressesFull({ count: MAX_ADDRESSES })}</p>
        )}
      </div>
    </Section>
  )
}

interface AddressRowProps {
  readonly address: SavedAddress
  readonly place: number
  readonly onEdit: () => void
  readonly onRemove: () => Promise<unknown>
}

function AddressRow({ address, place, onEdit, onRemove }: AddressRowProps) {
  const { isPending, failure, run } = useAction({
    run: onRemove,
    success: t.account.addressRemoved,
    fallback: t.account.addressNotRemoved,
  })
  const named = { number: place + 1, hidden: hiddenText }
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-48">
          <AddressLines {...address} />
        </div>
        <div className="-my-1 -ms-5 flex sm:-me-3 sm:ms-0">
          <Button kind="quiet" data-place={place} onClick={onEdit}>
            {t.account.edit(named)}
          </Button>
          <Button kind="quiet" busy={isPending} onClick={run}>
            {t.account.addressRemove(named)}
          </Button>
        </div>
      </div>
      <ActionFailure id={`address-${place}-failure`} failure={failure} />
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
  const { isPending, failure, submit } = useSubmit({
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
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      aria-label={label}
      submit={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isPending}>
            {isPending ? t.account.saving : t.account.addressSave}
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
