import { brandBySlug } from '#domain/catalogue/brands.ts'
import type { CaseFacts } from '#domain/catalogue/case-facts.ts'
import { MAX_FACT } from '#domain/catalogue/product-fields.ts'
import { productValues, type ValueName } from '#domain/catalogue/product-values.ts'
import { useRead, valueRead } from '#web/store/use-read.ts'
import { Section } from '#web/ui/blocks/Section.tsx'
import { TextField } from '#web/ui/Field.tsx'
import type { FormHandle } from '#web/ui/form/use-form.ts'

const names = ['material', 'finish', 'weight', 'inParcel'] as const satisfies (keyof CaseFacts)[]

/** Loaded on demand, since the defaults belong to the chunk of the product page. */
const readUsualFacts = async () => (await import('#web/product/CaseStory.tsx')).usualFacts

interface FactFieldsProps {
  readonly form: Pick<FormHandle<ValueName>, 'typed' | 'field'>
}

/**
 * Fields of a product's facts; the placeholder is the default of its case type (rule: case-facts).
 */
export function FactFields({ form }: FactFieldsProps) {
  const { brand, caseType } = form.typed
  const usualFacts = valueRead(useRead('usualFacts', readUsualFacts), 'usualFacts')
  const usual = usualFacts?.(caseType, brandBySlug(brand)?.kind !== 'earphones')
  return (
    <Section title="Facts" card="roomy" className="gap-4">
      <p className="text-muted text-sm">
        Shown as a table on the product’s page. An empty field says what is usual for the case type.
      </p>
      {names.map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={productValues[name].label}
          optional
          placeholder={usual?.[name]}
          maxLength={MAX_FACT}
          autoComplete="off"
        />
      ))}
    </Section>
  )
}
