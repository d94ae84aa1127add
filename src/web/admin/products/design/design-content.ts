import { designMistake, isMotif, motifNames, styleOf, stylesOf } from '@khol/studio'
import { useRef, useState } from 'react'
import {
  type Brand,
  brandBySlug,
  brands,
  type CaseType,
  isCaseTypeOf,
} from '#domain/catalogue/brands.ts'
import type { Artwork, Design } from '#domain/catalogue/designs/design.ts'
import { designSentences } from '#domain/catalogue/designs/design.ts'
import type { ProductTyped } from '#domain/catalogue/product-fields.ts'
import { t } from '#messages'

type DrawnOn = Pick<ChosenType, 'kind'> & { readonly caseType: string }

/** Initial design; `fitted` sets its style by the case type. */
export function newDesign(): Design {
  return { look: '', colour: null, motif: null, artwork: null, seed: newSeed() }
}

/** Random seed of a design's arrangement. */
export function newSeed(): string {
  return crypto.randomUUID().slice(0, 8)
}

/**
 * Design adapted to this case: with a style of the case type, and without motif and artwork on
 * earphones. The form keeps the original design, in case the case type was chosen by mistake.
 */
export function fitted(design: Design, on: DrawnOn | null): Design {
  if (!on) return design
  const look = styleOf(on.kind, on.caseType, design.look)
    ? design.look
    : (stylesOf(on.kind, on.caseType)[0]?.key ?? design.look)
  return on.kind === 'earphones'
    ? { ...design, look, motif: null, artwork: null }
    : { ...design, look }
}

/** Evenly spaced selection of `wanted` models, first and last included. */
export function spread(models: readonly string[], wanted: number): readonly string[] {
  if (models.length <= wanted) return models
  const step = (models.length - 1) / (wanted - 1)
  return Array.from({ length: wanted }, (_, index) => models[Math.round(index * step)] ?? '')
}

/** Description of a changed design; '' without a change. */
export function designWords(
  before: Design | null,
  after: Design | null,
  on: DrawnOn | null,
): string {
  if (!before || !after) {
    if (before === after) return ''
    return after ? 'Drawn instead of photographed' : 'Photographed instead of drawn'
  }
  const style = on ? styleOf(on.kind, on.caseType, after.look)?.label : undefined
  const changed: readonly (string | false)[] = [
    before.look !== after.look && `Style: ${style ?? after.look}`,
    before.colour !== after.colour && `Colour: ${after.colour ?? 'the style’s own'}`,
    before.motif !== after.motif && `Motif: ${motifLabel(after.motif)}`,
    artworkWords(before.artwork, after.artwork),
    before.seed !== after.seed && 'Another arrangement',
  ]
  return changed.filter(Boolean).join('; ')
}

function motifLabel(motif: string | null): string {
  if (motif === null) return 'none'
  return isMotif(motif) ? motifNames[motif] : motif
}

function artworkWords(before: Artwork | null, after: Artwork | null): string | false {
  if (JSON.stringify(before) === JSON.stringify(after)) return false
  if (!after) return 'Picture on it taken off'
  if (!before) return 'Picture on it added'
  return before.picture === after.picture
    ? 'Picture on it moved, resized or turned'
    : 'Another picture on it'
}

const [firstBrand] = brands as readonly [Brand, ...Brand[]]

/** Brand with one of its case types, which determine the possible designs. */
export interface ChosenType {
  readonly brand: Brand
  readonly kind: Brand['kind']
  readonly caseType: CaseType
}

/** Brand and case type of the form; null until both are chosen. */
export function drawnOn({
  brand: slug,
  caseType,
}: Pick<ProductTyped, 'brand' | 'caseType'>): ChosenType | null {
  const brand = brandBySlug(slug)
  if (!brand || !isCaseTypeOf(brand, caseType)) return null
  return { brand, kind: brand.kind, caseType }
}

/** Default until brand and case type are chosen: a printed phone case, or a plain cover. */
export function shownBefore({ brand: slug }: Pick<ProductTyped, 'brand'>): ChosenType {
  const brand = brandBySlug(slug) ?? firstBrand
  return { brand, kind: brand.kind, caseType: brand.kind === 'phone' ? 'Graphical' : 'Simple' }
}

/** State of a form's design, kept while photos are selected; `start` is null for photos. */
export function useDesign(start: Design | null, onChange: () => void) {
  const [isDrawn, setDrawn] = useState(start !== null)
  const [begun, setBegun] = useState(() => start ?? newDesign())
  const [isUploading, setUploading] = useState(false)
  // A ref, since the end of an upload runs the validation before the next rendering.
  const onItsWay = useRef(false)
  return {
    isDrawn,
    /** Design as chosen, not yet fitted to the case type. */
    begun,
    draw: setDrawn,
    change(changes: Partial<Design>) {
      setBegun((before) => ({ ...before, ...changes }))
      onChange()
    },
    isUploading,
    setUploading(isNow: boolean) {
      onItsWay.current = isNow
      setUploading(isNow)
      onChange()
    },
    /** Reason why the design can't be saved on this case, as a sentence; null if it can. */
    mistakeOn(on: ChosenType | null) {
      if (onItsWay.current) return t.uploads.uploadFirst
      // Missing brand and case type are reported at their own fields.
      const mistake = on && designMistake(fitted(begun, on), on.kind, on.caseType)
      return mistake && designSentences[mistake]
    },
  }
}
