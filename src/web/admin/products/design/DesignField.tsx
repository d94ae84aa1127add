import { type Drawing, motifNames, styleOf, stylesOf } from '@khol/studio'
import { useDeferredValue, useId, useState } from 'react'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { ArtworkField } from './ArtworkField.tsx'
import { useArtwork } from './artwork-image.ts'
import { CaseDrawing } from './CaseDrawing.tsx'
import { ColourChoice } from './ColourChoice.tsx'
import { DesignCanvas } from './DesignCanvas.tsx'
import { type ChosenType, newSeed, spread } from './design-content.ts'
import type { Placement } from './placing.ts'
import { ThumbChoice } from './ThumbChoice.tsx'

const PHONES = 6

const NO_MOTIF = ''

export interface DesignFieldProps {
  readonly id: string
  readonly error: string | undefined
  readonly on: ChosenType
  /** Models of the product; if empty, the preview uses the brand's models. */
  readonly models: readonly string[]
  readonly design: Design
  readonly onChange: (changes: Partial<Design>) => void
  readonly onUploading: (isUploading: boolean) => void
}

/** Editor of a design: style, colour, motif and picture, with a preview of the case. */
export function DesignField({
  id,
  error,
  on,
  models,
  design,
  onChange,
  onUploading,
}: DesignFieldProps) {
  const errorId = useId()
  const phones = spread(models.length > 0 ? models : modelsOf(on.brand.slug), PHONES)
  const [chosenModel, setChosenModel] = useState('')
  const model = phones.includes(chosenModel) ? chosenModel : (phones[0] ?? '')
  const loaded = useArtwork(design.artwork?.picture ?? null)
  const preview = loaded === 'missing' ? null : loaded
  const drawing: Drawing = {
    design,
    brand: on.brand.slug,
    kind: on.kind,
    caseType: on.caseType,
    model,
    view: 'front',
    artworkHref: preview?.href ?? null,
  }
  // Deferred, so that the large preview is updated before the small ones.
  const deferred = useDeferredValue(drawing)
  const style = styleOf(on.kind, on.caseType, design.look)
  /** Drawing of an option, without the owner's picture, which would hide the differences. */
  const optionOf = (changes: Partial<Design>): Drawing => ({
    ...drawing,
    design: { ...design, artwork: null, ...changes },
    artworkHref: null,
  })
  return (
    <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid content-start gap-4 lg:sticky lg:top-20 lg:self-start">
        <div className="mx-auto w-full max-w-80">
          <DesignCanvas
            drawing={drawing}
            onMove={(placement: Placement) => {
              if (design.artwork) onChange({ artwork: { ...design.artwork, ...placement } })
            }}
          />
        </div>
        <PhoneStrip drawing={deferred} models={phones} onChoose={setChosenModel} />
        <Button
          kind="quiet"
          size="small"
          icon="refresh"
          className="min-h-11 justify-self-center"
          onClick={() => onChange({ seed: newSeed() })}
        >
          Another arrangement
        </Button>
      </div>
      <div className="grid min-w-0 content-start gap-6">
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <ThumbChoice
          legend="Style"
          id={id}
          errorId={error && errorId}
          options={stylesOf(on.kind, on.caseType).map(({ key, label }) => ({
            value: key,
            label,
            drawing: optionOf({ look: key, motif: null }),
          }))}
          value={style?.key ?? ''}
          onChange={(look) => onChange({ look })}
        />
        {style?.takesColour ? (
          <ColourChoice colour={design.colour} onChange={(colour) => onChange({ colour })} />
        ) : (
          <p className="text-muted text-sm">This style has colours of its own.</p>
        )}
        {on.kind === 'phone' && (
          <>
            <ThumbChoice
              legend="Motif"
              hint="Takes the place of what the style itself is printed with."
              options={[[NO_MOTIF, 'None'] as const, ...Object.entries(motifNames)].map(
                ([value, label]) => ({
                  value,
                  label,
                  drawing: optionOf({ motif: value === NO_MOTIF ? null : value }),
                }),
              )}
              value={design.motif ?? NO_MOTIF}
              onChange={(motif) => onChange({ motif: motif === NO_MOTIF ? null : motif })}
            />
            <ArtworkField
              artwork={design.artwork}
              loaded={loaded}
              onChange={(artwork) => onChange({ artwork })}
              onUploading={onUploading}
            />
          </>
        )}
      </div>
    </div>
  )
}

interface PhoneStripProps {
  readonly drawing: Drawing
  readonly models: readonly string[]
  readonly onChoose: (model: string) => void
}

/** Previews of a design on several phones; a press selects the phone of the large preview. */
function PhoneStrip({ drawing, models, onChoose }: PhoneStripProps) {
  return (
    <ul aria-label="On other phones" className="grid grid-cols-3 gap-2">
      {models.map((model) => (
        <li key={model}>
          <button
            type="button"
            aria-pressed={model === drawing.model}
            onClick={() => onChoose(model)}
            className="grid w-full gap-1 rounded-control border border-hairline bg-white p-1 text-center transition-colors hover:border-plum aria-pressed:border-plum aria-pressed:ring-1 aria-pressed:ring-plum"
          >
            <CaseDrawing drawing={{ ...drawing, model }} alt="" />
            <span className="px-0.5 pb-0.5 text-xs [overflow-wrap:anywhere]">{model}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
