import type { SettlementLine, ShownLine } from '#domain/contract/many-orders.ts'
import { type Paisa, paisaFromRupees } from '#domain/money.ts'
import { knownMeaning, statusKey } from '#domain/orders/bulk/courier-statuses.ts'
import { isConfirmable, type Verdict, verdicts } from '#domain/orders/bulk/settlement.ts'
import type { PiecesOutcome } from '../frame/in-pieces.ts'

/** How a confirmation went, as far as it went. */
export type SettlementOutcome = PiecesOutcome<ShownLine, SettlementLine>

/** The lines of each verdict, in the order of the file. */
export function byVerdict(
  lines: readonly SettlementLine[],
): Readonly<Record<Verdict, readonly SettlementLine[]>> {
  const groups = verdicts.map((verdict) => [
    verdict,
    lines.filter((line) => line.verdict === verdict),
  ])
  return Object.fromEntries(groups)
}

/** The cash of these lines, in paisa; an unreadable amount counts as 0. */
export function sumOf(lines: readonly SettlementLine[]): Paisa {
  return lines.reduce((sum, { amount }) => sum + paisaFromRupees(amount ?? 0), 0)
}

/** The lines that a press would count: those that agree, and of the others the ticked ones. */
export function linesToTake(
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

/** The lines whose orders can still be marked as returned. */
export function returnedLines(lines: readonly SettlementLine[]): readonly SettlementLine[] {
  return lines.filter(({ verdict, done }) => verdict === 'returned' && !done)
}

/** Lines as they are confirmed: as what they were shown to be. */
export function shownLines(lines: readonly SettlementLine[]): readonly ShownLine[] {
  return lines.flatMap(({ order, verdict, line, trackingNumber, amount, courierStatus }) => {
    if (order === null || !isConfirmable(verdict)) return []
    const { _id, version } = order
    return [{ line, order: _id, version, trackingNumber, amount, courierStatus, verdict }]
  })
}

/** The lines of a preview, those that were confirmed as they are now. */
export function linesAfter(
  lines: readonly SettlementLine[],
  confirmed: readonly SettlementLine[],
): SettlementLine[] {
  const now = new Map(confirmed.map((line) => [line.line, line]))
  return lines.map((line) => now.get(line.line) ?? line)
}

/** Lines that were confirmed in vain; one that somebody else has settled meanwhile counts as done. */
export function failedLines({ answers }: SettlementOutcome): readonly SettlementLine[] {
  return answers.filter(({ done, verdict }) => !done && verdict !== 'settled')
}

/** A status that the shop doesn't know. */
export interface UnknownStatus {
  /** By which its meaning is sent. */
  readonly key: string
  /** As the file first writes it; '' for lines without one. */
  readonly status: string
  /** Lines whose verdict depends on it. */
  readonly lines: number
}

/** The statuses that somebody has to explain, or has explained, in the order of the file. */
export function unknownStatuses(lines: readonly SettlementLine[]): readonly UnknownStatus[] {
  const depending = lines.filter(
    ({ verdict, order, courierStatus }) =>
      order !== null &&
      (verdict === 'unclear' || isConfirmable(verdict)) &&
      knownMeaning(courierStatus) === null,
  )
  const byKey = Map.groupBy(depending, ({ courierStatus }) => statusKey(courierStatus))
  return [...byKey].map(([key, same]) => ({
    key,
    status: same[0]?.courierStatus ?? '',
    lines: same.length,
  }))
}
