import { type FormEvent, useId, useState } from 'react'
import type { ParcelOrder } from '#domain/contract/many-orders.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { StatusBadge } from '#web/kit/order-ui/StatusBadge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { controlBorder, controlLook } from '#web/kit/ui/Field.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { AdminTable, type Column } from '../frame/AdminTable.tsx'
import { OrderLink } from '../frame/cells.tsx'
import { Options } from '../frame/choices.tsx'
import { NameMissing } from '../order/NameMissing.tsx'
import { NO_NUMBER, type ParcelRow, type Parcels } from './use-parcels.ts'

interface ParcelTableProps {
  readonly caption: string
  readonly rows: readonly ParcelRow[]
  readonly parcels: Parcels
  readonly courier: string
}

/** Table of parcels, in which numbers are corrected and orders selected or searched. */
export function ParcelTable({ caption, rows, parcels, courier }: ParcelTableProps) {
  const columns: readonly Column<ParcelRow>[] = [
    { name: 'Order', slot: 'title', cell: (row) => <OrderCell row={row} parcels={parcels} /> },
    { name: 'Customer', slot: 'plain', cell: ({ order }) => order && <Customer order={order} /> },
    {
      name: 'Tracking number',
      slot: 'plain',
      cell: (row) => (
        <input
          {...codeInput}
          aria-label={`Tracking number of ${nameOf(row)}`}
          placeholder="Tracking number"
          maxLength={60}
          value={row.trackingNumber}
          onChange={(event) => parcels.change(row, { trackingNumber: event.currentTarget.value })}
          className={`${controlLook} ${controlBorder(false)} min-h-11 tabular-nums xl:min-w-52`}
        />
      ),
    },
    { name: 'Courier', slot: 'line', cell: () => (courier === '' ? null : <bdi>{courier}</bdi>) },
    { name: 'State', slot: 'plain', cell: (row) => <State row={row} parcels={parcels} /> },
    {
      name: 'Leave out',
      isNameHidden: true,
      slot: 'corner',
      align: 'end',
      cell: (row) => (
        <Button
          kind="quiet"
          size="small"
          className="-my-3 -me-3 min-h-11"
          onClick={() => parcels.leaveOut([row])}
        >
          Leave out<span className="sr-only"> {nameOf(row)}</span>
        </Button>
      ),
    },
  ]
  return <AdminTable caption={caption} columns={columns} rows={rows} keyOf={({ key }) => key} />
}

/** Name of a row: 'order 1A2B3C4D', or the original line. */
function nameOf({ order, typed }: ParcelRow): string {
  return order ? `order ${shortOrderId(order._id)}` : typed
}

type CellProps = Pick<ParcelTableProps, 'parcels'> & { readonly row: ParcelRow }

const codeInput = { dir: 'ltr', autoComplete: 'off', spellCheck: false } as const

function OrderCell({ row, parcels }: CellProps) {
  const { order, choices, typed } = row
  if (order && choices.length === 1) {
    return <OrderLink id={order._id} />
  }
  return (
    <div className="grid gap-2">
      <bdi className="wrap-anywhere text-muted text-sm">{typed}</bdi>
      {choices.length > 1 ? (
        <select
          aria-label={`Order of ${typed}`}
          value={order?._id ?? ''}
          onChange={({ currentTarget: { value } }) =>
            parcels.change(row, {
              order: choices.find(({ _id }) => _id === value) ?? null,
              withoutName: false,
            })
          }
          className={classNames(controlLook, controlBorder(order === null), 'min-h-11')}
        >
          <option value="">Choose the order</option>
          <Options
            of={choices.map(({ _id, name, totalPrice }) => [
              _id,
              `${shortOrderId(_id)} · ${name} · Rs. ${totalPrice}`,
            ])}
          />
        </select>
      ) : (
        <FindOrder row={row} parcels={parcels} />
      )}
    </div>
  )
}

function FindOrder({ row, parcels }: CellProps) {
  const [typed, setTyped] = useState('')
  const [isPending, setPending] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const note = useId()
  const find = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '' || isPending) return
    setPending(true)
    // A failed lookup counts as not found and can be retried.
    const isFound = await parcels.find(row, typed.trim()).catch(() => false)
    setPending(false)
    setMissing(!isFound)
  }
  return (
    <form noValidate onSubmit={(event) => void find(event)} className="grid gap-1">
      <div className="flex gap-2">
        <input
          {...codeInput}
          aria-label={`Short id or phone for ${row.typed}`}
          aria-describedby={isMissing ? note : undefined}
          placeholder="Id or phone"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className={classNames(controlLook, controlBorder(isMissing), 'min-h-11 min-w-0')}
        />
        <Button type="submit" kind="secondary" size="small" busy={isPending} className="min-h-11">
          Find
        </Button>
      </div>
      <p id={note} role="status" className="text-danger text-sm">
        {isMissing && 'Not found among those that can be sent'}
      </p>
    </form>
  )
}

function Customer({ order }: { readonly order: ParcelOrder }) {
  return (
    <div className="grid gap-1">
      <span className="wrap-anywhere">
        <bdi className="font-medium">{order.name}</bdi>
        {order.city && (
          <span className="text-muted text-sm">
            {' · '}
            <bdi>{order.city}</bdi>
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Money amount={paisaFromRupees(order.totalPrice)} className="font-semibold" />
        <StatusBadge status={order.orderStatus} />
      </span>
    </div>
  )
}

function State({ row, parcels }: CellProps) {
  const { key, order, withoutName } = row
  const problem = parcels.problems.get(key)
  // Before lines were read, a number yet to be typed is no mistake.
  const isAwaited = problem === NO_NUMBER && !parcels.isRead
  const [colour, icon] =
    problem === undefined
      ? (['text-paid', 'check'] as const)
      : isAwaited
        ? (['text-muted', 'clock'] as const)
        : (['text-payment-rejected', 'warning'] as const)
  return (
    <>
      <span className={`flex items-start gap-1.5 font-semibold text-sm ${colour}`}>
        <Icon name={icon} className="mt-0.5 size-4" />
        {problem ?? 'Ready'}
      </span>
      {order?.needsName && (
        <NameMissing
          order={order}
          phone={order.phone}
          isConfirmed={withoutName}
          onConfirm={(isConfirmed) => parcels.change(row, { withoutName: isConfirmed })}
        />
      )}
    </>
  )
}
