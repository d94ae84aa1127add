import { useEffect, useRef, useState } from 'react'
import type { Settlement } from '#domain/contract/many-orders.ts'
import type { Columns } from '#domain/orders/many/tables.ts'
import { send } from '#web/api/send.ts'
import { useAction } from '#web/feedback/use-action.ts'
import { focusHeading } from '#web/ui/focus-heading.ts'
import type { CsvText } from '../tables/read-csv-file.ts'
import { runSettlement, type SettlementOutcome } from './run-settlement.ts'
import { linesToTake } from './settlement-sums.ts'

/** A file that was read, and how far its settlement is. It is kept in memory only. */
export interface ReadSettlement {
  readonly file: CsvText
  readonly settlement: Settlement
  /** Orders whose different amount is taken all the same (rule: settlements). */
  readonly ticked: ReadonlySet<string>
  /** While it is settled. */
  readonly progress: { readonly tried: number; readonly total: number } | null
  /** How it went; null before. */
  readonly outcome: SettlementOutcome | null
}

const none: ReadonlySet<string> = new Set()

/** What somebody does with a courier's file: reads it, ticks, settles. */
export function useSettlement() {
  const [shown, setShown] = useState<ReadSettlement | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const change = (changes: Partial<ReadSettlement>) =>
    setShown((before) => before && { ...before, ...changes })
  const { isPending, failure, run } = useAction({
    run: async (file: CsvText, columns?: Columns) => {
      const body = { fileName: file.name, csv: file.text, ...(columns && { columns }) }
      const settlement = await send('settle', { body })
      running.current?.abort()
      setShown({ file, settlement, ticked: none, progress: null, outcome: null })
    },
    fallback: 'Failed to read the file',
  })
  return {
    shown,
    isReading: isPending,
    failure,
    read: run,
    tick(order: string, isTicked: boolean) {
      const ticked = new Set(shown?.ticked)
      if (isTicked) ticked.add(order)
      else ticked.delete(order)
      change({ ticked })
    },
    async settle({ file, settlement, ticked }: ReadSettlement) {
      const mine = new AbortController()
      running.current = mine
      const { lines, columns } = settlement
      const taken = linesToTake(lines, ticked)
      const onProgress = (tried: number) => change({ progress: { tried, total: taken.length } })
      onProgress(0)
      const said = { fileName: file.name, csv: file.text, columns, accept: [...ticked] }
      const outcome = await runSettlement(
        lines,
        taken,
        async (only) =>
          (await send('settle', { body: { ...said, confirm: true, only: [...only] } })).lines,
        { signal: mine.signal, onProgress },
      )
      change({
        settlement: { ...settlement, lines: [...outcome.lines] },
        progress: null,
        outcome,
      })
      focusHeading()
    },
    stop: () => running.current?.abort(),
  }
}
