import { type Drawing, motifNames, styleOf, stylesOf } from '@khol/studio'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { ArtworkField } from './ArtworkField.tsx'
import { useArtwork } from './artwork-image.ts'
import { CaseDrawing } from './CaseDrawing.tsx'
import { ColourChoice } from './ColourChoice.tsx'
import { type ChosenType, newSeed, spread } from './design-content.ts'
import type { Place } from './placing.ts'
import { Stage } from './Stage.tsx'
import { ThumbChoice } from './ThumbChoice.tsx'

/** Number of phones in the preview of a design. */
const PHONES = 6

/** Value of the option without a motif. */
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
  const [wanted, setWanted] = useState('')
  const model = phones.includes(wanted) ? wanted : (phones[0] ?? '')
  const loaded = useArtwork(design.artwork?.picture ?? null)
  const drawing: Drawing = {
    design,
    brand: on.brand.slug,
    kind: on.kind,
    caseType: on.caseType,
    model,
    view: 'front',
    artworkHref: loaded.state === 'there' ? loaded.href : null,
  }
  // Deferred, so that the large preview is updated before the small ones.
  const later = useDeferredValue(drawing)
  const style = styleOf(on.kind, on.caseType, design.look)
  const isPhone = on.kind === 'phone'
  return (
    <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid content-start gap-4 lg:sticky lg:top-20 lg:self-start">
        <div className="mx-auto w-full max-w-80">
          <Stage
            drawing={drawing}
            onPlace={(place: Place) => {
              if (design.artwork) onChange({ artwork: { ...design.artwork, ...place } })
            }}
          />
        </div>
        <PhoneStrip drawing={later} models={phones} onChoose={setWanted} />
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
        <StyleChoice
          {...{ id, on, design, model }}
          errorId={error && errorId}
          onChange={onChange}
        />
        {style?.takesColour ? (
          <ColourChoice colour={design.colour} onChange={(colour) => onChange({ colour })} />
        ) : (
          <p className="text-muted text-sm">This style has colours of its own.</p>
        )}
        {isPhone && <MotifChoice {...{ on, design, model }} onChange={onChange} />}
        {isPhone && (
          <ArtworkField
            artwork={design.artwork}
            loaded={loaded}
            onChange={(artwork) => onChange({ artwork })}
            onUploading={onUploading}
          />
        )}
      </div>
    </div>
  )
}

interface ChoiceProps {
  readonly on: ChosenType
  readonly design: Design
  readonly model: string
  readonly onChange: (changes: Partial<Design>) => void
}

function StyleChoice({
  id,
  errorId,
  on,
  design,
  model,
  onChange,
}: ChoiceProps & { readonly id: string; readonly errorId: string | undefined }) {
  const drawingOf = useThumbs({ on, design, model })
  return (
    <ThumbChoice
      legend="Style"
      id={id}
      errorId={errorId}
      options={stylesOf(on.kind, on.caseType).map(({ key, label }) => ({
        value: key,
        label,
        drawing: drawingOf({ look: key, motif: null }),
      }))}
      value={styleOf(on.kind, on.caseType, design.look)?.key ?? ''}
      onChange={(look) => onChange({ look })}
    />
  )
}

function MotifChoice({ on, design, model, onChange }: ChoiceProps) {
  const drawingOf = useThumbs({ on, design, model })
  const { look } = design
  return (
    <ThumbChoice
      legend="Motif"
      hint="Takes the place of what the style itself is printed with."
      options={[
        { value: NO_MOTIF, label: 'None', drawing: drawingOf({ look, motif: null }) },
        ...Object.entries(motifNames).map(([value, label]) => ({
          value,
          label,
          drawing: drawingOf({ look, motif: value }),
        })),
      ]}
      value={design.motif ?? NO_MOTIF}
      onChange={(motif) => onChange({ motif: motif === NO_MOTIF ? null : motif })}
    />
  )
}

/** Drawings of the options, without the owner's picture, which would hide their differences. */
function useThumbs({ on, design, model }: Omit<ChoiceProps, 'onChange'>) {
  const { colour, seed } = design
  return useMemo(
    () =>
      ({ look, motif }: Pick<Design, 'look' | 'motif'>): Drawing => ({
        design: { look, motif, colour, artwork: null, seed },
        brand: on.brand.slug,
        kind: on.kind,
        caseType: on.caseType,
        model,
        view: 'front',
        artworkHref: null,
      }),
    [on, colour, seed, model],
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
