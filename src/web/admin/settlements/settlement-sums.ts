import type { Settlement } from '#domain/contract/many-orders.ts'
import { type Paisa, paisaFromRupees } from '#domain/money.ts'
import { type Verdict, verdicts } from '#domain/orders/many/settlement.ts'

export type SettlementLine = Settlement['lines'][number]

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

/** What these lines bring, in paisa; what can't be read brings nothing. */
export function sumOf(lines: readonly SettlementLine[]): Paisa {
  return lines.reduce((sum, { amount }) => sum + paisaFromRupees(amount ?? 0), 0)
}

/** The lines that a press would count: those that agree, and of the others the ticked ones. */
export function linesToTake(
  lines: readonly SettlementLine[],
  ticked: ReadonlySet<string>,
): readonly SettlementLine[] {
  return lines.filter(
    ({ verdict, order }) =>
      verdict === 'agreed' || (verdict === 'different' && order !== null && ticked.has(order._id)),
  )
}
