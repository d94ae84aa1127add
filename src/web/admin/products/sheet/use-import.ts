import { useState } from 'react'
import type { SheetReview } from '#domain/contract/sheets.ts'
import { ApiError, messageOf, send } from '#web/api/send.ts'
import { toast } from '#web/feedback/toast.ts'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { counted } from '../../frame/count.ts'
import { sheetText } from './sheet-file.ts'

/** Milliseconds until an answer comes: a long sheet from a phone takes its time. */
const TIMEOUT = 90_000

const FAILED = 'Failed to import products'

/** A sheet that was chosen, and what it would change or has changed. */
export interface ChosenSheet {
  readonly name: string
  readonly text: string
  readonly review: SheetReview
}

interface ImportState {
  readonly chosen: ChosenSheet | null
  readonly doing: 'reading' | 'applying' | null
  readonly failure: string | null
}

const start: ImportState = { chosen: null, doing: null, failure: null }

/** A sheet of products on its way back: chosen, looked at, applied. */
export function useImport() {
  const [state, setState] = useState(start)

  const read = async (file: File) => {
    setState({ ...start, doing: 'reading' })
    try {
      const sheet = await sheetText(file)
      if ('mistake' in sheet) return setState({ ...start, failure: sheet.mistake })
      const { text } = sheet
      const review = await reviewed(text)
      setState({ ...start, chosen: { name: file.name, text, review } })
      focusHeading()
    } catch (error) {
      setState({ ...start, failure: messageOf(error, FAILED) })
    }
  }

  const apply = async (chosen: ChosenSheet) => {
    setState({ chosen, doing: 'applying', failure: null })
    try {
      const body = { sheet: chosen.text, confirm: true }
      const review = await send('importProducts', { body }, { timeout: TIMEOUT })
      setState({ ...start, chosen: { ...chosen, review } })
      toast.success(`${counted(review.products.length, 'product')} updated successfully!`)
      focusHeading()
    } catch (error) {
      // The catalogue has moved on (rule: second-comer): how it stands now is shown.
      const isOutdated = error instanceof ApiError && error.status > 0 && error.status < 500
      const review = isOutdated ? await reviewed(chosen.text).catch(() => null) : null
      const failure = messageOf(error, FAILED)
      setState({ chosen: review ? { ...chosen, review } : chosen, doing: null, failure })
    }
  }
  return {
    ...state,
    read: (file: File) => void read(file),
    apply: (chosen: ChosenSheet) => void apply(chosen),
  }
}

function reviewed(sheet: string): Promise<SheetReview> {
  return send('importProducts', { body: { sheet } }, { timeout: TIMEOUT })
}
