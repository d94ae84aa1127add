import { useId, useState } from 'react'
import type { addressFields } from '#domain/orders/checkout-fields.ts'
import { TextAreaField, TextField } from '#web/ui/Field.tsx'
import type { FieldBinding } from '#web/ui/form/use-form.ts'

export type AddressField = keyof typeof addressFields

interface AddressFieldsProps {
  readonly form: { readonly field: (name: AddressField) => FieldBinding }
}

/** Where something goes, as it is asked everywhere; within Pakistan only (rule: pakistan-only). */
export function AddressFields({ form }: AddressFieldsProps) {
  const citiesId = useId()
  const [cities, setCities] = useState<readonly string[]>([])
  // Without the suggestions every city can still be typed.
  const suggest = () =>
    void import('./cities.ts').then(
      (known) => setCities(known.cities),
      () => undefined,
    )
  return (
    <>
      <TextAreaField
        label="Street address"
        hint="House or flat, street, area, and a landmark the courier knows."
        rows={2}
        autoComplete="shipping street-address"
        required
        {...form.field('address')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="City"
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
          label="Postal code"
          optional
          inputMode="numeric"
          autoComplete="shipping postal-code"
          {...form.field('postalCode')}
        />
      </div>
    </>
  )
}
