import { type ReactNode, useId } from 'react'
import type { SettlementLine } from '#domain/contract/many-orders.ts'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import type { Verdict } from '#domain/orders/bulk/settlement.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { AdminTable, type Column } from '../frame/AdminTable.tsx'
import { OrderLink } from '../frame/cells.tsx'
import { RowCheckbox } from '../frame/choices.tsx'
import { count } from '../frame/count.ts'
import { useFold } from '../frame/use-fold.tsx'
import words from './settlement-groups.json' with { type: 'json' }
import { sumOf } from './use-settlement.ts'

const looks: Readonly<Record<Verdict, { icon: IconName; tone: string }>> = {
  agreed: { icon: 'check', tone: 'text-save' },
  different: { icon: 'warning', tone: 'text-pending' },
  returned: { icon: 'box', tone: 'text-pending' },
  unclear: { icon: 'warning', tone: 'text-pending' },
  unknown: { icon: 'search', tone: 'text-payment-rejected' },
  'no-cash': { icon: 'info', tone: 'text-payment-rejected' },
  settled: { icon: 'clock', tone: 'text-muted' },
}

/** Agreed or settled lines are collapsed initially if there are more than this. */
const OPEN_UNTIL = 12

/** Rows rendered until all are requested: rendering thousands takes seconds on a phone. */
const VISIBLE_ROWS = 100

interface SettlementGroupProps {
  readonly verdict: Verdict
  readonly lines: readonly SettlementLine[]
  /** Ids of the selected orders with different amounts; null once settled. */
  readonly ticked: ReadonlySet<string> | null
  readonly onTick: (order: string, isTicked: boolean) => void
  readonly action?: ReactNode
}

/** Lines of one verdict, with their sum. */
export function SettlementGroup({ verdict, lines, ticked, onTick, action }: SettlementGroupProps) {
  const title = useId()
  const { visibleRows, button } = useFold(lines, VISIBLE_ROWS)
  const { title: name, hint } = words[verdict]
  const { icon, tone } = looks[verdict]
  if (lines.length === 0) return null
  const needsLook = verdict !== 'agreed' && verdict !== 'settled'
  return (
    <details
      open={needsLook || lines.length <= OPEN_UNTIL}
      aria-labelledby={title}
      className="group grid"
    >
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-control">
        <Icon name={icon} className={tone} />
        <h2 id={title} className="text-lg">
          {name} <span className="font-normal text-muted tabular-nums">{count(lines.length)}</span>
        </h2>
        <Money amount={sumOf(lines)} className="font-semibold" />
        <Icon name="down" className="ms-auto text-muted transition-transform group-open:turned" />
      </summary>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <p className="text-muted text-sm">{hint}</p>
        {action}
      </div>
      <AdminTable
        caption={name}
        columns={columnsOf(verdict, ticked, onTick)}
        rows={visibleRows}
        keyOf={({ line }) => String(line)}
      />
      {button && <div className="pt-3">{button}</div>}
    </details>
  )
}

/** Columns of a verdict; a different amount is ticked beside the total of its order. */
function columnsOf(
  verdict: Verdict,
  ticked: SettlementGroupProps['ticked'],
  onTick: SettlementGroupProps['onTick'],
): readonly Column<SettlementLine>[] {
  const columns: readonly (Column<SettlementLine> | false)[] = [
    verdict === 'different' && {
      name: 'Settle',
      isNameHidden: true,
      slot: 'choice',
      cell: ({ order, amount }) =>
        order &&
        ticked && (
          <RowCheckbox
            label={`Settle order ${shortOrderId(order._id)} with ${formatMoney(paisaFromRupees(amount ?? 0))}`}
            checked={ticked.has(order._id)}
            onChange={(isTicked) => onTick(order._id, isTicked)}
          />
        ),
    },
    {
      name: 'Tracking number',
      slot: 'title',
      cell: ({ trackingNumber, line }) => (
        <div className="grid">
          <bdi dir="ltr" className="wrap-anywhere font-semibold tabular-nums">
            {trackingNumber || 'No number'}
          </bdi>
          <span className="text-muted text-xs">Line {count(line)}</span>
        </div>
      ),
    },
    {
      name: 'In the file',
      slot: 'corner',
      align: 'end',
      cell: ({ amount }) =>
        amount === null ? (
          <span className="text-muted text-sm">No amount</span>
        ) : (
          <Money amount={paisaFromRupees(amount)} className="font-semibold" />
        ),
    },
    {
      name: 'Order',
      slot: 'plain',
      cell: ({ order }) =>
        order && (
          <span className="flex flex-wrap items-baseline gap-x-2">
            <OrderLink id={order._id} className="inline-flex min-h-8 items-center" />
            <bdi className="wrap-anywhere text-sm">{order.name}</bdi>
          </span>
        ),
    },
    verdict === 'different' && {
      name: 'Order’s total',
      slot: 'line',
      align: 'end',
      cell: ({ order }) => order && <Money amount={paisaFromRupees(order.totalPrice)} />,
    },
    { name: 'Note', slot: 'plain', cell: noteOf },
  ]
  return columns.filter((column) => column !== false)
}

function noteOf({ note, done, verdict }: SettlementLine) {
  if (!done) return note === '' ? null : <span className="text-sm">{note}</span>
  return (
    <span className="flex items-center gap-1.5 font-semibold text-paid text-sm">
      <Icon name="check" className="size-4" />
      {verdict === 'returned' ? 'Marked as returned' : 'Delivered and paid'}
    </span>
  )
}
