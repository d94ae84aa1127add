import { type Brand, brandBySlug, brands, isCaseTypeOf } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import type { ProductTyped } from '#domain/catalogue/product-fields.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Checkbox, listedCheckboxLook } from '../../frame/Checkbox.tsx'
import { count } from '../../frame/count.ts'

interface OtherBrandsProps {
  readonly form: { readonly typed: ProductTyped }
  readonly chosen: readonly string[]
  readonly onChange: (slugs: readonly string[]) => void
}

/** Further brands for copies of the product, each for all models of the brand. */
export function OtherBrands({ form: { typed }, chosen, onChange }: OtherBrandsProps) {
  const others = otherBrands(typed)
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
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-2">
        {others.map(({ slug, displayName }) => (
          <li key={slug}>
            <Checkbox
              className={listedCheckboxLook}
              checked={chosen.includes(slug)}
              onChange={(isChecked) =>
                onChange(isChecked ? [...chosen, slug] : chosen.filter((other) => other !== slug))
              }
            >
              <span>
                {displayName}{' '}
                <span className="font-normal text-muted tabular-nums">
                  {count(modelsOf(slug).length)} phones
                </span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Other brands of the same kind that offer the form's case type; empty before both are chosen. */
export function otherBrands({
  brand: slug,
  caseType,
}: Pick<ProductTyped, 'brand' | 'caseType'>): readonly Brand[] {
  const own = brandBySlug(slug)
  if (!own) return []
  return brands.filter(
    (brand) => brand !== own && brand.kind === own.kind && isCaseTypeOf(brand, caseType),
  )
}

/** Copies of a product for all models of the brands that offer its case type. */
export function copiesFor(typed: ProductTyped, slugs: readonly string[]): readonly ProductTyped[] {
  return otherBrands(typed)
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug }) => ({ ...typed, brand: slug, deviceModels: modelsOf(slug) }))
}
