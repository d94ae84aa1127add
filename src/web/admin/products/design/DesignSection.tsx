import { MAX_PICTURES } from '#domain/catalogue/product-fields.ts'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { RadioGroup } from '#web/kit/ui/RadioGroup.tsx'
import { DesignField, type DesignFieldProps } from './DesignField.tsx'

interface DesignSectionProps extends DesignFieldProps {
  /** Whether brand and case type are chosen; otherwise `on` is a default. */
  readonly isChosen: boolean
}

/** Design section of the form, drawn on the product's models once they are chosen. */
export function DesignSection({ isChosen, ...field }: DesignSectionProps) {
  const { brand, caseType } = field.on
  return (
    <Section title="Design" card="roomy" className="gap-5">
      {!isChosen && (
        <Notice tone="info" icon="phone">
          Shown as {caseType} for {brand.displayName} until you choose a brand and a case type
          below: each case type has styles of its own.
        </Notice>
      )}
      <DesignField {...field} />
    </Section>
  )
}

interface LooksChoiceProps {
  readonly isDrawn: boolean
  readonly onChange: (isDrawn: boolean) => void
}

/** Choice between photos and a drawn design (rule: drawn-pictures). */
export function LooksChoice({ isDrawn, onChange }: LooksChoiceProps) {
  return (
    <RadioGroup
      legend="How shoppers see it"
      name="looks"
      choices={[
        {
          value: 'photos',
          label: 'Upload photos',
          note: `Up to ${MAX_PICTURES}, of any shape, from a phone or a camera.`,
        },
        {
          value: 'drawn',
          label: 'Draw it',
          note: 'A style, a motif or your own picture, drawn on every model it is for.',
        },
      ]}
      value={isDrawn ? 'drawn' : 'photos'}
      onChange={(value) => onChange(value === 'drawn')}
    />
  )
}
