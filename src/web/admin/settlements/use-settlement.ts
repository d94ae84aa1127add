import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { SettlementPreview } from '#domain/contract/many-orders.ts'
import type { SettlementColumn } from '#domain/orders/bulk/courier-columns.ts'
import type { MeaningByStatus } from '#domain/orders/bulk/courier-statuses.ts'
import type { ChosenColumns } from '#domain/tables/read-table.ts'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { useBatches } from '../frame/batches.ts'
import { type CsvText, TABLE_TIMEOUT } from '../tables/read-csv-file.ts'
import {
  linesAfter,
  linesToSettle,
  returnedLines,
  type SettlementOutcome,
  shownLines,
} from './settlement-sums.ts'

/** Actions on lines of a settlement: counting their cash, or marking their parcels as returned. */
type Confirmation = 'settle' | 'return'

/** Corrections of the user for reading a file. */
interface Corrections {
  /** Without `status` while it is open which column has the statuses. */
  readonly columns?: ChosenColumns<SettlementColumn>
  readonly meanings?: MeaningByStatus
}

/** Evaluated file with the progress of its settlement, kept in memory only. */
interface SettlementReview extends SettlementPreview {
  readonly file: CsvText
  readonly meanings: MeaningByStatus
  /** Ids of the orders settled despite a different amount (rule: settlements). */
  readonly ticked: ReadonlySet<string>
  /** Id of the file's settlement, which the server assigns in the first batch; null before. */
  readonly settlement: string | null
  readonly outcomes: Readonly<Partial<Record<Confirmation, SettlementOutcome>>>
}

const none: ReadonlySet<string> = new Set()

/** State and actions of a courier's file: reading, selecting, settling, marking returns. */
export function useSettlement() {
  const [review, setReview] = useState<SettlementReview | null>(null)
  const { progress, run: runInBatches, stop } = useBatches()
  const { revalidate } = useRevalidator()
  const change = (changes: Partial<SettlementReview>) =>
    setReview((before) => before && { ...before, ...changes })
  /** Corrections made while the file is being read; the next reading has them all. */
  const newer = useRef<Corrections | null>(null)
  const { isPending, failure, run } = useAction({
    run: async (file: CsvText, corrections: Corrections = {}) => {
      for (let next: Corrections | null = corrections; next; next = newer.current) {
        newer.current = null
        const { columns, meanings = {} }: Corrections = next
        const body = { csv: file.text, meanings, ...(columns && { columns }) }
        const preview = await send('previewSettlement', { body }, { timeout: TABLE_TIMEOUT })
        if (newer.current !== null) continue
        setReview({ ...preview, file, meanings, ticked: none, settlement: null, outcomes: {} })
      }
    },
    fallback: 'Failed to read the file',
  })
  return {
    review,
    progress,
    isReading: isPending,
    failure,
    read: run,
    /** Reads the file again with other columns or meanings. */
    correct(corrections: Corrections) {
      if (!review) return
      const next = { ...correctionsOf(review), ...newer.current, ...corrections }
      change({ meanings: next.meanings ?? {} })
      if (isPending) newer.current = next
      else void run(review.file, next)
    },
    /** Evaluates the file again, after its orders were changed elsewhere. */
    readAgain() {
      if (review && !progress) void run(review.file, correctionsOf(review))
    },
    tick(order: string, isTicked: boolean) {
      const ticked = new Set(review?.ticked)
      if (isTicked) ticked.add(order)
      else ticked.delete(order)
      change({ ticked })
    },
    async confirm(kind: Confirmation) {
      if (!review) return
      const { file, lines, ticked, outcomes } = review
      let { settlement } = review
      const chosen = kind === 'settle' ? linesToSettle(lines, ticked) : returnedLines(lines)
      const outcome = await runInBatches(shownLines(chosen), async (rows) => {
        const body = { fileName: file.name, rows: [...rows], ...(settlement && { settlement }) }
        const answer = await send('settle', { body })
        settlement = answer.settlement
        return answer.lines
      })
      change({
        lines: linesAfter(lines, outcome.answers),
        settlement,
        outcomes: { ...outcomes, [kind]: outcome },
      })
      focusHeading()
      void revalidate()
    },
    stop,
  }
}

/** Corrections by which a file was read; a status column that is not chosen yet stays open. */
function correctionsOf({ columns, meanings, statusColumns }: SettlementReview): Corrections {
  const { status, ...others } = columns
  const isOpen = statusColumns.length > 0
  return { columns: isOpen ? others : { ...others, status }, meanings }
}

export type SettlementFile = ReturnType<typeof useSettlement>
