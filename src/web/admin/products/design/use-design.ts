import { designMistake } from '@khol/studio'
import { useRef, useState } from 'react'
import { type Design, designSentences } from '#domain/catalogue/designs/design.ts'
import { t } from '#messages'
import { type ChosenType, fitted, newDesign } from './design-content.ts'

/**
 * State of a form's design, kept while photos are selected instead; `start` is null for photos.
 * Calls `onChange` after every change.
 */
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
    /** Merges changes into the design, also during an upload. */
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
      if (onItsWay.current) return t.forms.uploadFirst
      // Missing brand and case type are reported at their own fields.
      const mistake = on && designMistake(fitted(begun, on), on.kind, on.caseType)
      return mistake && designSentences[mistake]
    },
  }
}
