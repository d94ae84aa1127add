import { useEffect, useRef, useState } from 'react'
import { MAX_ADDRESSES, type SavedAddress } from '#domain/accounts/saved-addresses.ts'
import { t } from '#messages'
import { useAction } from '#web/kit/feedback/action.ts'
import type { FilledEntry } from '#web/kit/store/store.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { hiddenText } from '#web/kit/ui/hidden-text.tsx'
import { AddressForm } from './AddressForm.tsx'
import { AddressLines } from './AddressLines.tsx'
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
      {failure && (
        <div role="alert">
          <FieldError id={`address-${place}-failure`}>
            <FailureText {...failure} />
          </FieldError>
        </div>
      )}
    </>
  )
}
