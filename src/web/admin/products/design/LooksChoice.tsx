import { MAX_PICTURES } from '#domain/catalogue/product-fields.ts'
import { RadioGroup } from '#web/ui/RadioGroup.tsx'

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
