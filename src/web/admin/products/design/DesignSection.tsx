import { type Drawing, motifNames, styleOf, stylesOf } from '@khol/studio'
import { useDeferredValue, useId, useState } from 'react'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import type { ProductFormHandle } from '../use-product-form.ts'
import { ArtworkField, useArtwork } from './ArtworkField.tsx'
import { CaseDrawing } from './CaseDrawing.tsx'
import { ColourChoice, ThumbChoice } from './choices.tsx'
import { DesignCanvas } from './DesignCanvas.tsx'
import { drawnOn, fitted, newSeed, shownBefore, spread, type useDesign } from './design-content.ts'
import type { Placement } from './placing.ts'

const PHONES = 6

const NO_MOTIF = ''

interface DesignSectionProps {
  readonly form: Pick<ProductFormHandle, 'fieldId' | 'mistakes' | 'typed'>
  readonly drawing: ReturnType<typeof useDesign>
  /** Models of the product; if empty, the preview uses the brand's models. */
  readonly models: readonly string[]
}

/**
 * Editor of a design, with a preview of the case: on the product's models once brand and case type
 * are chosen, until then on a default.
 */
export function DesignSection({ form, drawing, models }: DesignSectionProps) {
  const { change } = drawing
  const error = form.mistakes.design
  const chosenType = drawnOn(form.typed)
  const on = chosenType ?? shownBefore(form.typed)
  const design = fitted(drawing.begun, on)
  const errorId = useId()
  const phones = spread(models.length > 0 ? models : modelsOf(on.brand.slug), PHONES)
  const [chosenModel, setChosenModel] = useState('')
  const model = phones.includes(chosenModel) ? chosenModel : (phones[0] ?? '')
  const loaded = useArtwork(design.artwork?.picture ?? null)
  const preview = loaded === 'missing' ? null : loaded
  const picture: Drawing = {
    design,
    brand: on.brand.slug,
    kind: on.kind,
    caseType: on.caseType,
    model,
    view: 'front',
    artworkHref: preview?.href ?? null,
  }
  // Deferred, so that the large preview is updated before the small ones.
  const deferred = useDeferredValue(picture)
  const style = styleOf(on.kind, on.caseType, design.look)
  /** Drawing of an option, without the owner's picture, which would hide the differences. */
  const optionOf = (changes: Partial<Design>): Drawing => ({
    ...picture,
    design: { ...design, artwork: null, ...changes },
    artworkHref: null,
  })
  return (
    <Section title="Design" card="roomy" className="gap-5">
      {!chosenType && (
        <Notice tone="info" icon="phone">
          Shown as {on.caseType} for {on.brand.displayName} until you choose a brand and a case type
          below: each case type has styles of its own.
        </Notice>
      )}
      <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4 lg:sticky lg:top-20 lg:self-start">
          <div className="mx-auto w-full max-w-80">
            <DesignCanvas
              drawing={picture}
              onMove={(placement: Placement) => {
                if (design.artwork) change({ artwork: { ...design.artwork, ...placement } })
              }}
            />
          </div>
          <ul aria-label="On other phones" className="grid grid-cols-3 gap-2">
            {phones.map((phone) => (
              <li key={phone}>
                <button
                  type="button"
                  aria-pressed={phone === model}
                  onClick={() => setChosenModel(phone)}
                  className="grid w-full gap-1 rounded-control border border-hairline bg-white p-1 text-center transition-colors hover:border-plum aria-pressed:border-plum aria-pressed:ring-1 aria-pressed:ring-plum"
                >
                  <CaseDrawing drawing={{ ...deferred, model: phone }} alt="" />
                  <span className="px-0.5 pb-0.5 text-xs [overflow-wrap:anywhere]">{phone}</span>
                </button>
              </li>
            ))}
          </ul>
          <Button
            kind="quiet"
            size="small"
            icon="refresh"
            className="min-h-11 justify-self-center"
            onClick={() => change({ seed: newSeed() })}
          >
            Another arrangement
          </Button>
        </div>
        <div className="grid min-w-0 content-start gap-6">
          {error && <FieldError id={errorId}>{error}</FieldError>}
          <ThumbChoice
            legend="Style"
            id={form.fieldId('design')}
            errorId={error && errorId}
            options={stylesOf(on.kind, on.caseType).map(({ key, label }) => ({
              value: key,
              label,
              drawing: optionOf({ look: key, motif: null }),
            }))}
            value={style?.key ?? ''}
            onChange={(look) => change({ look })}
          />
          {style?.takesColour ? (
            <ColourChoice colour={design.colour} onChange={(colour) => change({ colour })} />
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
                onChange={(motif) => change({ motif: motif === NO_MOTIF ? null : motif })}
              />
              <ArtworkField
                artwork={design.artwork}
                loaded={loaded}
                onChange={(artwork) => change({ artwork })}
                onUploading={drawing.setUploading}
              />
            </>
          )}
        </div>
      </div>
    </Section>
  )
}
