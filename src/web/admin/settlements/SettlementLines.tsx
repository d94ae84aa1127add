import { formatMoney } from '#domain/money.ts'
import { verdicts } from '#domain/orders/many/settlement.ts'
import type { Columns } from '#domain/orders/many/tables.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/blocks/Card.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { counted } from '../frame/count.ts'
import { BulkProgress } from '../orders/choosing/BulkProgress.tsx'
import { ColumnChoice } from '../tables/ColumnChoice.tsx'
import type { SettlementOutcome } from './run-settlement.ts'
import { SettlementGroup } from './SettlementGroup.tsx'
import { byVerdict, linesToTake, sumOf } from './settlement-sums.ts'
import type { ReadSettlement } from './use-settlement.ts'

interface SettlementLinesProps {
  readonly shown: ReadSettlement
  readonly onTick: (order: string, isTicked: boolean) => void
  readonly onColumns: (columns: Columns) => void
  readonly onSettle: () => void
  readonly onStop: () => void
}

const columnNames = [
  ['number', 'Tracking number'],
  ['order', 'Order'],
  ['amount', 'Amount'],
] as const

/** A file that was read: what is counted with one press, and every line by what it is. */
export function SettlementLines({
  shown: { settlement, ticked, progress, outcome },
  onTick,
  onColumns,
  onSettle,
  onStop,
}: SettlementLinesProps) {
  const { lines, headings, columns, fileName } = settlement
  const groups = byVerdict(lines)
  const taken = outcome ? lines.filter(({ done }) => done) : linesToTake(lines, ticked)
  const isOpen = !(progress || outcome)
  return (
    <>
      {isOpen && (
        <ColumnChoice
          headings={headings}
          columns={columns}
          wanted={columnNames}
          onChange={onColumns}
        />
      )}
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-0.5">
          <p role="status" className="font-semibold text-lg">
            {outcome && 'Settled: '}
            {counted(taken.length, 'order')}, {formatMoney(sumOf(taken))}
          </p>
          <p className="wrap-anywhere text-muted text-sm">
            <bdi>{fileName}</bdi>, {counted(lines.length, 'line')}
          </p>
        </div>
        {isOpen && (
          <div>
            <Button
              icon="check"
              disabled={taken.length === 0 && 'No line of this file can be settled'}
              showReason
              onClick={onSettle}
            >
              Settle {counted(taken.length, 'order')}
            </Button>
          </div>
        )}
        {progress && (
          <div className="w-full">
            <BulkProgress {...progress} onStop={onStop} />
          </div>
        )}
      </Card>
      {outcome && <NotSettled outcome={outcome} />}
      {verdicts.map((verdict) => (
        <SettlementGroup
          key={verdict}
          verdict={verdict}
          lines={groups[verdict]}
          ticked={isOpen ? ticked : null}
          onTick={onTick}
        />
      ))}
    </>
  )
}

/** What was to be settled and was not; its lines below say why. */
function NotSettled({ outcome: { failed, left, cause } }: { readonly outcome: SettlementOutcome }) {
  return (
    <>
      {failed.length > 0 && (
        <Notice tone="warning" isAlert title={`${counted(failed.length, 'order')} not settled`}>
          <ul>
            {failed.map(({ line, note, trackingNumber }) => (
              <li key={line}>
                Line {line}, <bdi dir="ltr">{trackingNumber}</bdi>: {note}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {left > 0 && (
        <Notice tone="warning" isAlert title={`${counted(left, 'order')} left as they were`}>
          <p>{cause ?? 'You stopped it.'} Choose the file again to go on: nothing counts twice.</p>
        </Notice>
      )}
    </>
  )
}
