import type { ProductTyped } from '#domain/catalogue/product-values.ts'
import { Button } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { count } from '../../frame/count.ts'
import { otherBrands } from './other-brands.ts'

interface OtherBrandsProps {
  readonly form: { readonly typed: ProductTyped }
  /** Slugs of the selected brands. */
  readonly chosen: readonly string[]
  readonly onChange: (slugs: readonly string[]) => void
}

/**
 * Further brands for copies of the product, each for all its models: a product belongs to one
 * brand.
 */
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
        {others.map(({ slug, displayName, models }) => (
          <li key={slug}>
            <label className="flex min-h-11 items-center gap-2.5 rounded-control px-2 text-sm hover:bg-paper has-checked:font-semibold has-checked:text-plum-deep">
              <input
                type="checkbox"
                checked={chosen.includes(slug)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? [...chosen, slug] : chosen.filter((other) => other !== slug))
                }
                className="size-5 shrink-0 accent-plum"
              />
              <span>
                {displayName}{' '}
                <span className="font-normal text-muted tabular-nums">
                  {count(models.length)} phones
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Section>
  )
}
