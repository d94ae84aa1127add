import { useRef, useState } from 'react'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { designMistake } from '#studio/looks/design-fits.ts'
import { UPLOAD_FIRST } from '#web/ui/uploads/form-pictures.ts'
import { fitted, newDesign } from './design-content.ts'
import type { ChosenType } from './drawn-on.ts'

/** The design of a form, kept also while the product is to be photographed. */
export interface DesignState {
  readonly isDrawn: boolean
  /** As it was chosen; it may have to be fitted to the case type. */
  readonly begun: Design
  readonly draw: (isDrawn: boolean) => void
  /** A choice made during an upload stays after it. */
  readonly change: (changes: Partial<Design>) => void
  /** Whether a picture for it is on its way. */
  readonly isUploading: boolean
  readonly setUploading: (isUploading: boolean) => void
  /** Why it can't be saved on what is chosen, as a sentence; null when it can. */
  readonly mistakeOn: (on: ChosenType | null) => string | null
}

/** The design of a product form that begins with one, or with photos; it hears of every change. */
export function useDesign(start: Design | null, onChange: () => void): DesignState {
  const [isDrawn, setDrawn] = useState(start !== null)
  const [begun, setBegun] = useState(() => start ?? newDesign())
  const [isUploading, setUploading] = useState(false)
  // Rules are asked by whoever ends an upload, before the form is drawn again.
  const onItsWay = useRef(false)
  return {
    isDrawn,
    begun,
    draw: setDrawn,
    change(changes) {
      setBegun((before) => ({ ...before, ...changes }))
      onChange()
    },
    isUploading,
    setUploading(isNow) {
      onItsWay.current = isNow
      setUploading(isNow)
      onChange()
    },
    mistakeOn(on) {
      if (onItsWay.current) return UPLOAD_FIRST
      // Missing brand and case type are reported at their own fields.
      return on && designMistake(fitted(begun, on), on, on.caseType)
    },
  }
}
