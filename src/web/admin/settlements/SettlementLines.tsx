import { formatMoney } from '#domain/money.ts'
import { fileNameOf, NO_STATUS_COLUMN, verdicts } from '#domain/orders/bulk/settlement.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { BatchProgress, LeftOrders } from '../frame/BatchProgress.tsx'
import { counted } from '../frame/count.ts'
import { ordersWithSum } from '../orders/selection/BulkDialog.tsx'
import { ColumnChoice } from '../tables/CsvFileButton.tsx'
import { ConfirmedButton } from './ConfirmedButton.tsx'
import { SettlementGroup } from './SettlementGroup.tsx'
import { StatusMeanings } from './StatusMeanings.tsx'
import {
  failedLines,
  linesToSettle,
  returnedLines,
  type SettlementFile,
  type SettlementOutcome,
  sumOf,
  unknownStatuses,
} from './use-settlement.ts'

const columnNames = [
  ['number', 'Tracking number'],
  ['order', 'Order'],
  ['amount', 'Amount'],
  ['status', 'Status'],
] as const

/** Columns while the status column is asked for by a question of its own. */
const columnsBesideStatus = columnNames.filter(([name]) => name !== 'status')

/** Lines of a file by verdict, with the button that settles them. */
export function SettlementLines({ settlement }: { readonly settlement: SettlementFile }) {
  const { review, progress, tick, correct, confirm } = settlement
  if (!review) return null
  const { lines, ticked, outcomes } = review
  const isOpen = !(progress || outcomes.settle)
  const returned = returnedLines(lines).flatMap(({ order }) => order ?? [])
  const returnButton = returned.length > 0 && !progress && !outcomes.return && (
    <ConfirmedButton
      button={{ kind: 'secondary', icon: 'box', children: 'Mark as returned' }}
      question={`Mark ${counted(returned.length, 'order')} as returned?`}
      confirmLabel="Mark as returned"
      onConfirm={() => void confirm('return')}
    >
      <p className="font-semibold">
        {ordersWithSum(
          returned.map(({ _id }) => _id),
          new Map(returned.map(({ _id, totalPrice }) => [_id, totalPrice])),
        )}
      </p>
      <p>
        The orders are cancelled and nothing is collected. Their history keeps what the courier
        says.
      </p>
    </ConfirmedButton>
  )
  return (
    <>
      {isOpen && !outcomes.return && <Corrections review={review} correct={correct} />}
      <SettleCard {...settlement} review={review} />
      {outcomes.settle && <NotDone outcome={outcomes.settle} message="not settled" />}
      {outcomes.return && <NotDone outcome={outcomes.return} message="not marked as returned" />}
      {verdicts.map((verdict) => (
        <SettlementGroup
          key={verdict}
          verdict={verdict}
          lines={lines.filter((line) => line.verdict === verdict)}
          ticked={isOpen ? ticked : null}
          onTick={tick}
          action={verdict === 'returned' && returnButton}
        />
      ))}
    </>
  )
}

type SettleCardProps = ReviewProps & Pick<SettlementFile, 'progress' | 'confirm' | 'stop'>

function SettleCard({ review, progress, confirm, stop }: SettleCardProps) {
  const { lines, file, ticked, outcomes } = review
  const isSettled = outcomes.settle !== undefined
  const taken = isSettled
    ? lines.filter(({ done, verdict }) => done && verdict !== 'returned')
    : linesToSettle(lines, ticked)
  const orders = counted(taken.length, 'order')
  const sum = formatMoney(sumOf(taken))
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-0.5">
        <p role="status" className="font-semibold text-lg">
          {isSettled && 'Settled: '}
          {orders}, {sum}
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          <bdi>{fileNameOf(file.name)}</bdi>, {counted(lines.length, 'line')}
        </p>
      </div>
      {!(progress || isSettled) && (
        <div>
          <ConfirmedButton
            button={{
              icon: 'check',
              disabled: taken.length === 0 && 'No line of this file can be settled',
              showReason: true,
              children: `Settle ${orders}`,
            }}
            question={`Settle ${orders} for ${sum}?`}
            confirmLabel={`Settle ${sum}`}
            onConfirm={() => void confirm('settle')}
          >
            <p>
              The courier has handed over this cash. The orders become delivered and paid, and the
              file is named in their history. The settlement can be taken back for 24 hours.
            </p>
          </ConfirmedButton>
        </div>
      )}
      {progress && (
        <div className="w-full">
          <BatchProgress {...progress} onStop={stop} />
        </div>
      )}
    </Card>
  )
}

interface ReviewProps {
  readonly review: NonNullable<SettlementFile['review']>
}

function Corrections({ review, correct }: ReviewProps & Pick<SettlementFile, 'correct'>) {
  const { lines, headings, columns, statusColumns, meanings } = review
  /**
   * Whether words of the file may be statuses and none is recognised. Until the question is answered,
   * no line can be settled: a parcel that comes back would count as delivered.
   */
  const isStatusAsked = statusColumns.length > 0
  const answer = (status: number | null) => correct({ columns: { ...columns, status } })
  return (
    <>
      <ColumnChoice
        headings={headings}
        columns={columns}
        wanted={isStatusAsked ? columnsBesideStatus : columnNames}
        onChange={({ status, ...others }) =>
          correct({ columns: isStatusAsked ? others : { ...others, status } })
        }
      />
      {isStatusAsked ? (
        <Card className="grid gap-3">
          <h2 className="text-lg">Which column says what became of each parcel?</h2>
          <p className="text-muted text-sm">
            Nothing is settled until you choose: a parcel that comes back brings no cash.
          </p>
          <div className="flex flex-wrap gap-2">
            {statusColumns.map((at) => (
              <Button key={at} kind="secondary" onClick={() => answer(at)}>
                {headings[at] ? `“${headings[at]}”` : `Column ${at + 1}`}
              </Button>
            ))}
            <Button kind="secondary" onClick={() => answer(null)}>
              None: every line is delivered
            </Button>
          </div>
        </Card>
      ) : columns.status === null ? (
        <Notice tone="warning">{NO_STATUS_COLUMN}</Notice>
      ) : (
        <StatusMeanings
          statuses={unknownStatuses(lines)}
          meanings={meanings}
          onChange={(given) => correct({ meanings: given })}
        />
      )}
    </>
  )
}

interface NotDoneProps {
  readonly outcome: SettlementOutcome
  readonly message: string
}

/** Confirmed lines that failed, each with its reason, and the number that were not sent. */
function NotDone({ outcome, message }: NotDoneProps) {
  const failed = failedLines(outcome)
  return (
    <>
      {failed.length > 0 && (
        <Notice tone="warning" isAlert title={`${counted(failed.length, 'order')} ${message}`}>
          <ul>
            {failed.map(({ line, note, trackingNumber }) => (
              <li key={line}>
                Line {line}, <bdi dir="ltr">{trackingNumber}</bdi>: {note}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <LeftOrders {...outcome} advice="Choose the file again to go on: nothing counts twice." />
    </>
  )
}
