import type { SettlementLine, ShownLine } from '#domain/contract/many-orders.ts'
import { type Paisa, paisaFromRupees } from '#domain/money.ts'
import { knownMeaning, statusKey } from '#domain/orders/bulk/courier-statuses.ts'
import { isConfirmable, type Verdict, verdicts } from '#domain/orders/bulk/settlement.ts'
import { groupedBy } from '#domain/text/lists.ts'
import type { BatchesOutcome } from '../frame/batches.ts'

/** Outcome of a confirmation, complete or not. */
export type SettlementOutcome = BatchesOutcome<ShownLine, SettlementLine>

/** Lines by verdict, in the order of the file. */
export function byVerdict(
  lines: readonly SettlementLine[],
): Readonly<Record<Verdict, readonly SettlementLine[]>> {
  const groups = verdicts.map((verdict) => [
    verdict,
    lines.filter((line) => line.verdict === verdict),
  ])
  return Object.fromEntries(groups)
}

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
export function shownLines(lines: readonly SettlementLine[]): readonly ShownLine[] {
  return lines.flatMap(({ order, verdict, note: _note, done: _done, ...shown }) =>
    order !== null && isConfirmable(verdict)
      ? [{ ...shown, verdict, order: order._id, version: order.version }]
      : [],
  )
}

/** Lines of a preview, with the confirmed ones replaced by their current state. */
export function linesAfter(
  lines: readonly SettlementLine[],
  confirmed: readonly SettlementLine[],
): SettlementLine[] {
  const now = new Map(confirmed.map((line) => [line.line, line]))
  return lines.map((line) => now.get(line.line) ?? line)
}

/** Confirmed lines that failed; a line that another person has settled meanwhile counts as done. */
export function failedLines({ answers }: SettlementOutcome): readonly SettlementLine[] {
  return answers.filter(({ done, verdict }) => !done && verdict !== 'settled')
}

/** Courier's status without a known meaning. */
export interface UnknownStatus {
  /** Key under which its meaning is sent. */
  readonly key: string
  /** Spelling of its first occurrence in the file; '' for lines without a status. */
  readonly status: string
  /** Number of lines whose verdict depends on it. */
  readonly lines: number
}

/** Statuses unknown to the shop, explained by the user or not, in the order of the file. */
export function unknownStatuses(lines: readonly SettlementLine[]): readonly UnknownStatus[] {
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
