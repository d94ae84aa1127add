import { useState } from 'react'
import { terms } from '#domain/terms.ts'
import { Section } from '#web/ui/blocks/Section.tsx'
import { TextAreaField, TextField } from '#web/ui/Field.tsx'
import type { FormHandle } from '#web/ui/form/use-form.ts'
import type { CheckoutField } from './checkout-form.ts'

const CITIES = 'checkout-cities'

/** Where the order goes; within Pakistan only (rule: pakistan-only). */
export function ShippingAddress({ form }: { readonly form: FormHandle<CheckoutField> }) {
  const [cities, setCities] = useState<readonly string[]>([])
  // Without the suggestions every city can still be typed.
  const suggest = () =>
    void import('./cities.ts').then(
      (known) => setCities(known.cities),
      () => undefined,
    )
  return (
    <Section title="Shipping address">
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
          list={CITIES}
          required
          onFocus={suggest}
          {...form.field('city')}
        />
        <datalist id={CITIES}>
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
      <dl className="grid gap-1.5">
        <dt className="font-semibold text-sm">Country</dt>
        <dd>{terms.country}</dd>
        <dd className="text-muted text-sm">We deliver within {terms.country} only.</dd>
      </dl>
    </Section>
  )
}
