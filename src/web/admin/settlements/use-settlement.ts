import { useEffect, useRef, useState } from 'react'
import type { Settlement } from '#domain/contract/many-orders.ts'
import type { GivenMeanings } from '#domain/orders/bulk/courier-statuses.ts'
import type { Columns } from '#domain/orders/bulk/tables.ts'
import { send } from '#web/api/send.ts'
import { useAction } from '#web/feedback/action.ts'
import { focusHeading } from '#web/ui/focus-heading.ts'
import type { CsvText } from '../tables/read-csv-file.ts'
import { runSettlement, type SettlementOutcome } from './run-settlement.ts'
import { linesToTake, returnedLines } from './settlement-sums.ts'

/** Actions on lines of a settlement: counting their cash, or marking their parcels as returned. */
export type Confirmation = 'settle' | 'return'

/** How a file is read, where somebody has put right what was found. */
export interface Corrections {
  readonly columns?: Columns
  readonly meanings?: GivenMeanings
}

/** A file that was read, and how far its settlement is. It is kept in memory only. */
export interface ReadSettlement {
  readonly file: CsvText
  readonly settlement: Settlement
  readonly meanings: GivenMeanings
  /** Orders whose different amount is taken all the same (rule: settlements). */
  readonly ticked: ReadonlySet<string>
  /** While lines are confirmed. */
  readonly progress: { readonly tried: number; readonly total: number } | null
  /** How each went; without one it hasn't been done yet. */
  readonly outcomes: Readonly<Partial<Record<Confirmation, SettlementOutcome>>>
}

const none: ReadonlySet<string> = new Set()

/** Milliseconds until a preview is given up: a long file from a phone takes its time. */
const PREVIEW_TIMEOUT = 60_000

/** State and actions of a courier's file: reading, ticking, settling, marking returns. */
export function useSettlement() {
  const [shown, setShown] = useState<ReadSettlement | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const change = (changes: Partial<ReadSettlement>) =>
    setShown((before) => before && { ...before, ...changes })
  const { isPending, failure, run } = useAction({
    run: async (file: CsvText, { columns, meanings = {} }: Corrections = {}) => {
      const body = {
        fileName: file.name,
        csv: file.text,
        meanings,
        ...(columns && { columns }),
      }
      const settlement = await send('settle', { body }, { timeout: PREVIEW_TIMEOUT })
      running.current?.abort()
      setShown({ file, settlement, meanings, ticked: none, progress: null, outcomes: {} })
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
    async confirm(kind: Confirmation, { file, settlement, ticked, outcomes }: ReadSettlement) {
      const mine = new AbortController()
      running.current = mine
      const { lines } = settlement
      const confirmed = kind === 'settle' ? linesToTake(lines, ticked) : returnedLines(lines)
      const onProgress = (tried: number) => change({ progress: { tried, total: confirmed.length } })
      onProgress(0)
      const outcome = await runSettlement(
        lines,
        confirmed,
        async (rows) => {
          const body = { fileName: file.name, confirm: true, rows: [...rows] }
          return (await send('settle', { body })).lines
        },
        { signal: mine.signal, onProgress },
      )
      change({
        settlement: { ...settlement, lines: [...outcome.lines] },
        progress: null,
        outcomes: { ...outcomes, [kind]: outcome },
      })
      focusHeading()
    },
    stop: () => running.current?.abort(),
  }
}
