import { useState } from 'react'
import { brandBySlug, brands, otherBrands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import type { ProductTyped } from '#domain/catalogue/product-fields.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { SelectField } from '#web/kit/ui/Field.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { CheckboxList, Options } from '../../frame/choices.tsx'
import { count } from '../../frame/count.ts'
import { withBrand } from '../product-form.ts'
import { ModelChoice, type ModelChoiceProps } from './ModelChoice.tsx'

const BRAND_CHANGED = 'Brand changed. Please re-select compatible models.'

/**
 * Brand, and the fields that depend on it: models and case type. A change of the brand clears the
 * models and can be undone (rule: brand-change).
 */
export function FitFields({ form, before }: ModelChoiceProps) {
  const [isBrandChanged, setBrandChanged] = useState(false)
  const put = (typed: ProductTyped) => {
    form.set('brand', typed.brand)
    form.set('deviceModels', typed.deviceModels)
    form.set('caseType', typed.caseType)
  }
  const chooseBrand = (slug: string) => {
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
  const brand = brandBySlug(form.typed.brand)
  return (
    <Section title="Fits" card="roomy" className="gap-5">
      <SelectField
        {...form.field('brand')}
        label="Brand"
        required
        onChange={(event) => chooseBrand(event.currentTarget.value)}
      >
        <option value="" disabled={brand !== undefined}>
          Choose a brand
        </option>
        <Options of={brands.map(({ slug, displayName }) => [slug, displayName])} />
      </SelectField>
      {isBrandChanged && form.typed.deviceModels.length === 0 && (
        <Notice tone="warning">{BRAND_CHANGED}</Notice>
      )}
      <ModelChoice key={brand?.slug} form={form} before={before} />
      <SelectField
        {...form.field('caseType')}
        label="Case type"
        required
        disabled={!brand}
        hint={brand ? undefined : 'Choose a brand first: its case types appear here.'}
      >
        <option value="">Choose a case type</option>
        <Options of={brand?.caseTypes.map((type) => [type, type]) ?? []} />
      </SelectField>
    </Section>
  )
}

interface OtherBrandsProps extends Pick<ModelChoiceProps, 'form'> {
  readonly chosen: readonly string[]
  readonly onChange: (slugs: readonly string[]) => void
}

/** Further brands for copies of the product, each for all models of the brand. */
export function OtherBrands({ form: { typed }, chosen, onChange }: OtherBrandsProps) {
  const others = otherBrands(typed.brand, typed.caseType)
  if (others.length === 0) return null
  const slugs = others.map(({ slug }) => slug)
  const isAll = slugs.every((slug) => chosen.includes(slug))
  return (
    <Section
      title="Other brands"
      card="roomy"
      className="gap-3"
      aside={
        <Button kind="quiet" size="small" onClick={() => onChange(isAll ? [] : slugs)}>
          {isAll ? 'None' : 'All brands'}
        </Button>
      }
    >
      <p className="text-muted text-sm">
        Adds the same product once more for each brand that you tick, for all its phones.
      </p>
      <CheckboxList
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-2"
        choices={others.map(({ slug, displayName }) => [
          slug,
          <span key={slug}>
            {displayName}{' '}
            <span className="font-normal text-muted tabular-nums">
              {count(modelsOf(slug).length)} phones
            </span>
          </span>,
        ])}
        chosen={chosen}
        onChange={onChange}
      />
    </Section>
  )
}

/** Copies of a product for all models of the brands that offer its case type. */
export function copiesFor(typed: ProductTyped, slugs: readonly string[]): readonly ProductTyped[] {
  return otherBrands(typed.brand, typed.caseType)
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug }) => ({ ...typed, brand: slug, deviceModels: modelsOf(slug) }))
}
