import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { SettlementLine, SettlementPreview, ShownLine } from '#domain/contract/many-orders.ts'
import { type Paisa, paisaFromRupees } from '#domain/money.ts'
import type { SettlementColumn } from '#domain/orders/bulk/courier-columns.ts'
import {
  knownMeaning,
  type MeaningByStatus,
  statusKey,
} from '#domain/orders/bulk/courier-statuses.ts'
import { isConfirmable } from '#domain/orders/bulk/settlement.ts'
import type { ChosenColumns } from '#domain/tables/read-table.ts'
import { groupedBy } from '#domain/text/lists.ts'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { type BatchesOutcome, useBatches } from '../frame/BatchProgress.tsx'
import { type CsvText, TABLE_TIMEOUT } from '../tables/CsvFileButton.tsx'

/** Actions on lines of a settlement: counting their cash, or marking their parcels as returned. */
type Confirmation = 'settle' | 'return'

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
      change(await confirmLines(review, kind, runInBatches))
      focusHeading()
      void revalidate()
    },
    stop,
  }
}

async function confirmLines(
  { file, lines, ticked, outcomes, settlement: known }: SettlementReview,
  kind: Confirmation,
  runInBatches: ReturnType<typeof useBatches>['run'],
): Promise<Partial<SettlementReview>> {
  let settlement = known
  const chosen = kind === 'settle' ? linesToSettle(lines, ticked) : returnedLines(lines)
  const outcome = await runInBatches(rowsToSend(chosen), async (rows) => {
    const body = { fileName: file.name, rows: [...rows], ...(settlement && { settlement }) }
    const answer = await send('settle', { body })
    settlement = answer.settlement
    return answer.lines
  })
  const answered = new Map(outcome.answers.map((line) => [line.line, line]))
  const now = lines.map((line) => answered.get(line.line) ?? line)
  return { lines: now, settlement, outcomes: { ...outcomes, [kind]: outcome } }
}

/** Corrections by which a file was read; a status column that is not chosen yet stays open. */
function correctionsOf({ columns, meanings, statusColumns }: SettlementReview): Corrections {
  const { status, ...others } = columns
  const isOpen = statusColumns.length > 0
  return { columns: isOpen ? others : { ...others, status }, meanings }
}

export type SettlementFile = ReturnType<typeof useSettlement>

/** Outcome of a confirmation, complete or not. */
export type SettlementOutcome = BatchesOutcome<ShownLine, SettlementLine>

/** Cash of these lines in paisa; an unreadable amount counts as 0. */
export function sumOf(lines: readonly SettlementLine[]): Paisa {
  return lines.reduce((sum, { amount }) => sum + paisaFromRupees(amount ?? 0), 0)
}

/** Lines to settle: those with the order's amount, and selected ones with another amount. */
export function linesToSettle(
  lines: readonly SettlementLine[],
  ticked: ReadonlySet<string>,
): readonly SettlementLine[] {
  return lines.filter(
    ({ verdict, order, done }) =>
      !done &&
      (verdict === 'agreed' ||
        (verdict === 'different' && order !== null && ticked.has(order._id))),
  )
}

/** Lines whose orders can still be marked as returned. */
export function returnedLines(lines: readonly SettlementLine[]): readonly SettlementLine[] {
  return lines.filter(({ verdict, done }) => verdict === 'returned' && !done)
}

/** Request rows of a confirmation: the displayed values, with the version of the order. */
export function rowsToSend(lines: readonly SettlementLine[]): readonly ShownLine[] {
  return lines.flatMap(({ order, verdict, note: _note, done: _done, ...values }) =>
    order !== null && isConfirmable(verdict)
      ? [{ ...values, verdict, order: order._id, version: order.version }]
      : [],
  )
}

/** Confirmed lines that failed; a line that another person has settled meanwhile counts as done. */
export function failedLines({ answers }: SettlementOutcome): readonly SettlementLine[] {
  return answers.filter(({ done, verdict }) => !done && verdict !== 'settled')
}

/**
 * Statuses unknown to the shop, in the order of the file: the key of the meaning, the first
 * spelling ('' for lines without one) and the number of lines whose verdict depends on it.
 */
export function unknownStatuses(lines: readonly SettlementLine[]) {
  const depending = lines.filter(
    ({ verdict, order, courierStatus }) =>
      order !== null &&
      (verdict === 'unclear' || isConfirmable(verdict)) &&
      knownMeaning(courierStatus) === null,
  )
  const byKey = groupedBy(depending, ({ courierStatus }) => statusKey(courierStatus))
  return [...byKey].map(([key, same]) => ({
    key,
    status: same[0]?.courierStatus ?? '',
    lines: same.length,
  }))
}
