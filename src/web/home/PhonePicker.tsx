import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { brandBySlug, brands } from '#domain/catalogue/brands.ts'
import { modelAddress, paths } from '#domain/paths.ts'
import { useMyPhone } from '#web/device/my-phone.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/Field.tsx'
import { ModelOptions } from '#web/ui/ModelOptions.tsx'

/**
 * Chooses brand and model and leads to the cases that fit; the choice is stored on this device. Before
 * hydration the form leads to the brand's cases.
 */
export function PhonePicker() {
  const navigate = useNavigate()
  const [remembered, remember] = useMyPhone()
  const [chosen, choose] = useState<{ brand: string; model: string } | null>(null)
  const [isRefused, setRefused] = useState(false)
  const { brand: slug, model } = chosen ?? remembered ?? { brand: '', model: '' }
  const brand = brandBySlug(slug)

  const form = useRef<HTMLFormElement>(null)
  // A choice made before hydration (rule: before-the-page-is-alive).
  useLayoutEffect(() => {
    const entered = new FormData(form.current ?? undefined)
    const early = entered.get('brand')
    if (early) choose({ brand: String(early), model: String(entered.get('model') ?? '') })
  }, [])

  const show = (event: FormEvent) => {
    event.preventDefault()
    if (!brand) {
      setRefused(true)
      document.getElementById('picker-brand')?.focus()
      return
    }
    if (model) remember({ brand: brand.slug, model })
    navigate(model ? modelAddress(brand.slug, model) : paths.brand(brand.slug))
  }

  return (
    <form ref={form} action={paths.products()} onSubmit={show} className="grid gap-4" noValidate>
      <SelectField
        id="picker-brand"
        label="Phone brand"
        name="brand"
        value={slug}
        {...(isRefused && !brand && { error: 'Please choose your brand' })}
        onChange={(event) => choose({ brand: event.target.value, model: '' })}
      >
        <option value="">Choose your brand</option>
        {brands.map((choice) => (
          <option key={choice.slug} value={choice.slug}>
            {choice.displayName}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={brand?.kind === 'earphones' ? 'Earphone model' : 'Phone model'}
        name="model"
        value={model}
        disabled={!brand}
        onChange={(event) => choose({ brand: slug, model: event.target.value })}
      >
        <option value="">{brand ? 'All models' : 'Choose the brand first'}</option>
        {brand && <ModelOptions {...brand} />}
      </SelectField>
      <Button type="submit" size="large" wide icon="arrow" iconAfter>
        {model ? `Show cases for ${model}` : 'Show my cases'}
      </Button>
    </form>
  )
}
