import { useState } from 'react'
import { brandBySlug, brands } from '#domain/catalogue/brands.ts'
import type { ProductTyped, ValueName } from '#domain/catalogue/product-fields.ts'
import { choosableModels, type SavedCompatibility } from '#domain/catalogue/product-rules.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { SelectField } from '#web/kit/ui/Field.tsx'
import type { FormHandle } from '#web/kit/ui/form/use-form.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { withBrand } from '../product-form.ts'
import { ModelChoice } from './ModelChoice.tsx'

const BRAND_CHANGED = 'Brand changed. Please re-select compatible models.'

interface FitFieldsProps {
  readonly form: Pick<
    FormHandle<ValueName, ProductTyped>,
    'typed' | 'mistakes' | 'field' | 'set' | 'fieldId'
  >
  readonly before: SavedCompatibility | null
}

/** Brand, and the fields that depend on it: models and case type (rule: brand-change). */
export function FitFields({ form, before }: FitFieldsProps) {
  const [isBrandChanged, setBrandChanged] = useState(false)
  const brand = brandBySlug(form.typed.brand)
  const chosen = form.typed.deviceModels
  const put = (typed: ProductTyped) => {
    form.set('brand', typed.brand)
    form.set('deviceModels', typed.deviceModels)
    form.set('caseType', typed.caseType)
  }
  const choose = (slug: string) => {
    const typed = form.typed
    put(withBrand(typed, slug))
    if (typed.brand === '') return
    setBrandChanged(true)
    const undo = () => {
      put(typed)
      setBrandChanged(false)
    }
    toast.info(BRAND_CHANGED, { action: { label: 'Undo', onClick: undo } })
  }
  return (
    <Section title="Fits" card="roomy" className="gap-5">
      <SelectField
        {...form.field('brand')}
        label="Brand"
        required
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="" disabled={brand !== undefined}>
          Choose a brand
        </option>
        {brands.map(({ slug, displayName }) => (
          <option key={slug} value={slug}>
            {displayName}
          </option>
        ))}
      </SelectField>
      {isBrandChanged && chosen.length === 0 && <Notice tone="warning">{BRAND_CHANGED}</Notice>}
      <ModelChoice
        key={brand?.slug}
        id={form.fieldId('deviceModels')}
        brand={brand ?? null}
        choosable={brand ? choosableModels(brand, before) : { offered: [], retired: [] }}
        chosen={chosen}
        error={form.mistakes.deviceModels}
        onChange={(models) => form.set('deviceModels', models)}
      />
      <SelectField
        {...form.field('caseType')}
        label="Case type"
        required
        disabled={!brand}
        hint={brand ? undefined : 'Choose a brand first: its case types appear here.'}
      >
        <option value="">Choose a case type</option>
        {brand?.caseTypes.map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </SelectField>
    </Section>
  )
}
