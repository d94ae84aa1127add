import { useState } from 'react'
import type { SheetChanges } from '#domain/contract/sheets.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { counted } from '../../frame/count.ts'
import { type CsvText, TABLE_TIMEOUT } from '../../tables/CsvFileButton.tsx'

const fallback = 'Failed to import products'

/** Chosen sheet, with its previewed or applied changes. */
export interface ChosenSheet extends CsvText {
  readonly sheetChanges: SheetChanges
}

/** State and actions of a CSV import: `read` previews a file, `apply` saves its changes. */
export function useImport() {
  const [chosen, setChosen] = useState<ChosenSheet | null>(null)
  const look = async (file: CsvText, body: { readonly confirm?: boolean } = {}) => {
    const sent = { sheet: file.text, ...body }
    const sheetChanges = await send('importProducts', { body: sent }, { timeout: TABLE_TIMEOUT })
    setChosen({ ...file, sheetChanges })
    return sheetChanges
  }
  const applying = useAction({
    run: async (file: CsvText) => {
      const { products } = await look(file, { confirm: true })
      focusHeading()
      toast.success(`${counted(products.length, 'product')} updated successfully!`)
    },
    fallback,
    onRefusal: (error) => {
      // Refreshes the preview, which shows the version conflicts (rule: concurrent-edit).
      if (chosen && error instanceof ApiError && error.status > 0)
        void look(chosen).catch(() => undefined)
      return undefined
    },
  })
  const reading = useAction({
    run: async (file: CsvText) => {
      applying.clear()
      await look(file)
      focusHeading()
    },
    fallback,
  })
  return {
    chosen,
    isReading: reading.isPending,
    isApplying: applying.isPending,
    failure: reading.failure ?? applying.failure,
    read: reading.run,
    apply: applying.run,
  }
}

export type SheetImport = ReturnType<typeof useImport>
