import { useId, useState } from 'react'
import type { SavedAddress } from '#domain/accounts/saved-addresses.ts'
import type { AddressField } from '#domain/orders/checkout-fields.ts'
import { t } from '#messages'
import { TextAreaField, TextField } from '#web/kit/ui/Field.tsx'
import type { FieldBinding } from '#web/kit/ui/form/use-form.ts'

interface AddressFieldsProps {
  readonly form: { readonly field: (name: AddressField) => FieldBinding }
}

/** Fields of an address, the same in all forms; within Pakistan only (rule: pakistan-only). */
export function AddressFields({ form }: AddressFieldsProps) {
  const citiesId = useId()
  const [cities, setCities] = useState<readonly string[]>([])
  // Suggestions, largest city first, are optional: every city can be typed (rule: pakistan-only).
  const suggest = () =>
    void import('./cities.json').then(
      (known) => setCities(known.default),
      () => undefined,
    )
  return (
    <>
      <TextAreaField
        label={t.forms.address}
        hint={t.forms.addressHint}
        rows={2}
        autoComplete="shipping street-address"
        required
        {...form.field('address')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t.forms.city}
          autoComplete="shipping address-level2"
          list={citiesId}
          required
          onFocus={suggest}
          {...form.field('city')}
        />
        <datalist id={citiesId}>
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
        <TextField
          label={t.forms.postalCode}
          optional
          inputMode="numeric"
          autoComplete="shipping postal-code"
          {...form.field('postalCode')}
        />
      </div>
    </>
  )
}

/** Formatted address; typed line breaks are kept. */
export function AddressLines({ address, city, postalCode }: SavedAddress) {
  return (
    <span className="grid min-w-0">
      <bdi className="whitespace-pre-line break-words font-semibold">{address}</bdi>
      <span className="break-words text-muted text-sm">
        <bdi>{city}</bdi> {postalCode && <bdi dir="ltr">{postalCode}</bdi>}
      </span>
    </span>
  )
}
