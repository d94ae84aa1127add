import { useEffect, useRef, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { orderFlagLabels } from '#domain/orders/flags.ts'
import { parcelFields } from '#domain/orders/parcels/parcel-fields.ts'
import { workStages } from '#domain/orders/status-lists.ts'
import { send } from '#web/kit/api/send.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { TextAreaField } from '#web/kit/ui/Field.tsx'
import { FailureNotice } from '#web/kit/ui/form/Form.tsx'
import { AdminPage } from '../frame/AdminPage.tsx'
import { BackLink, ordersList } from '../frame/BackLink.tsx'
import { counted } from '../frame/count.ts'
import { useQuery } from '../frame/list-address.ts'
import { loadForAdmin, useLoaded } from '../frame/loaded.ts'
import { CourierField } from '../order/parcel/ShipDialog.tsx'
import { BulkDialog } from '../orders/selection/BulkDialog.tsx'
import { choose, selectionEntry } from '../orders/selection/ChoosePage.tsx'
import { ColumnChoice, CsvFileButton } from '../tables/CsvFileButton.tsx'
import { ParcelTable } from './ParcelTable.tsx'
import { type ParcelRow, type Parcels, useParcels } from './use-parcels.ts'

/** Statuses of orders that are packed next (rule: work-stages). */
const ready = workStages.find(({ name }) => name === 'Ready')?.statuses ?? []

const MOST_LISTED = 100

/** Loads the ids of the orders that are ready, which the page lists until lines are pasted. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  ordersList.remember()
  const query = { status: ready.join(), page: 1, limit: MOST_LISTED }
  return loadForAdmin('Failed to fetch orders', async () => {
    const found = await send('listOrders', { query }, { signal })
    return Array.isArray(found) ? [] : found.orders.map(({ _id }) => _id)
  })
}

/** Page that ships many parcels: numbers are pasted or read from a file, checked, then sent. */
export function Component() {
  const isOfChosen = useQuery().get('of') === 'selected'
  const selection = selectionEntry().use()
  const chosen = isOfChosen ? [...(selection?.ids ?? [])] : []
  const readyOrders = useLoaded<readonly string[]>()
  const listed = chosen.length > 0 ? chosen : readyOrders
  const parcels = useParcels(listed, chosen.length > 0)
  const [courier, setCourier] = useState('')
  const { read } = parcels
  // biome-ignore lint/correctness/useExhaustiveDependencies: the orders are shown once, on opening
  useEffect(() => {
    if (listed.length > 0) read('')
  }, [])
  return (
    <AdminPage
      back={<BackLink to="orders" />}
      title="Ship parcels"
      subtitle={
        chosen.length > 0
          ? `${counted(chosen.length, 'selected order')}: type their numbers below, or paste them`
          : 'Type the number of each ready order below, or paste the courier’s lines'
      }
    >
      <Card room="roomy" className="grid gap-5">
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <CourierField value={courier} onChange={setCourier} />
          <PasteForm parcels={parcels} />
        </div>
      </Card>
      <FailureNotice failure={parcels.failure} />
      <Found parcels={parcels} courier={courier} />
    </AdminPage>
  )
}

function PasteForm({ parcels }: { readonly parcels: Parcels }) {
  const { pasted: text } = parcels
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') parcels.read(text)
      }}
    >
      <TextAreaField
        label="Paste lines"
        hint="Short id or phone, and the tracking number: one order a line, in any order."
        rows={5}
        spellCheck={false}
        placeholder={'1A2B3C4D 779412345678\n0300 1234567, 779412345679'}
        value={text}
        onChange={({ currentTarget, nativeEvent }) => {
          parcels.paste(currentTarget.value)
          // Pasted lines are complete, so they are looked up at once; typed ones on submit.
          if ((nativeEvent as InputEvent).inputType === 'insertFromPaste') {
            parcels.read(currentTarget.value)
          }
        }}
      />
      <div className="flex flex-wrap items-start gap-3">
        <Button
          type="submit"
          busy={parcels.isPending}
          disabled={text.trim() === '' && 'Paste at least one line first'}
        >
          Match orders
        </Button>
        <CsvFileButton onFile={(file) => parcels.read(file.text)}>
          Choose the courier’s CSV
        </CsvFileButton>
      </div>
    </form>
  )
}

const columnNames = [
  ['number', 'Tracking number'],
  ['order', 'Order'],
  ['phone', 'Phone'],
] as const

interface FoundProps {
  readonly parcels: Parcels
  readonly courier: string
}

/** Result of a lookup: lines with problems first, and one button that ships all others. */
function Found({ parcels, courier: typed }: FoundProps) {
  const [pendingRows, setPendingRows] = useState<readonly ParcelRow[] | null>(null)
  const { rows, problems, table, isRead } = parcels
  const result = useRef<HTMLDivElement>(null)
  const read = parcelFields.courier.read(typed)
  const courier = 'value' in read ? read.value : ''
  const ready = rows.filter(({ key }) => !problems.has(key))
  const open = rows.length - ready.length
  // A row keeps its position, and thereby the focus, while its name is confirmed or its number typed.
  const others = rows.filter(({ order }) => !order?.needsName)
  const groups = [
    { title: orderFlagLabels['name-needed'], rows: rows.filter(({ order }) => order?.needsName) },
    ...(isRead
      ? [
          { title: 'To look at', rows: others.filter(({ key }) => problems.has(key)) },
          { title: 'Ready', rows: others.filter(({ key }) => !problems.has(key)) },
        ]
      : [{ title: 'Orders to ship', rows: others }]),
  ]
  useEffect(() => {
    // What is below the fold looks as if nothing had happened.
    if (table && isRead) result.current?.scrollIntoView({ block: 'nearest' })
  }, [table, isRead])
  if (!table) return null
  return (
    <>
      {table.headings.length > 1 && rows.length > 0 && (
        <ColumnChoice {...table} wanted={columnNames} onChange={parcels.readColumns} />
      )}
      <div ref={result} className="flex scroll-mb-80 flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {rows.length === 0
            ? 'Nothing is left to send'
            : `${counted(ready.length, 'order')} ready${open > 0 ? `, ${open} ${isRead ? 'to look at' : 'to complete'}` : ''}`}
        </p>
        {rows.length > 0 && (
          <Button
            icon="truck"
            disabled={
              'mistake' in read
                ? 'Please check the courier’s name'
                : ready.length === 0 && 'No line is ready yet'
            }
            onClick={() => setPendingRows(ready)}
          >
            Mark {ready.length} as Shipped
          </Button>
        )}
      </div>
      {groups.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <section key={title} className="grid grid-cols-1 gap-3" aria-label={title}>
              <h2 className="text-lg">{title}</h2>
              <ParcelTable caption={title} rows={rows} parcels={parcels} courier={courier} />
            </section>
          ),
      )}
      {pendingRows && (
        <ShipRows
          rows={pendingRows}
          parcels={parcels}
          courier={courier}
          onClose={() => setPendingRows(null)}
        />
      )}
    </>
  )
}

interface ShipRowsProps extends FoundProps {
  readonly rows: readonly ParcelRow[]
  readonly onClose: () => void
}

function ShipRows({ rows, parcels, courier, onClose }: ShipRowsProps) {
  const rowOf = new Map(rows.map((row) => [row.order?._id, row]))
  const end = (left: readonly string[]) => {
    const isLeft = new Set(left)
    const sent = rows.filter(({ order }) => order && !isLeft.has(order._id))
    parcels.clearSent(sent)
    parcels.refresh(left)
    // Shipped orders are deselected, here and in the list.
    const entry = selectionEntry()
    const selection = entry.get()
    if (selection) entry.put({ ...selection, ids: choose(selection, idsOf(sent), false) })
  }
  return (
    <BulkDialog
      action="ship"
      ids={idsOf(rows)}
      totals={new Map(rows.flatMap(({ order }) => (order ? [[order._id, order.totalPrice]] : [])))}
      withoutName={idsOf(rows.filter(({ withoutName }) => withoutName))}
      parcelOf={(id) => ({
        ...(courier !== '' && { courier }),
        trackingNumber: rowOf.get(id)?.trackingNumber ?? '',
        version: rowOf.get(id)?.order?.version,
      })}
      onLeft={end}
      onClose={onClose}
    />
  )
}

const idsOf = (rows: readonly ParcelRow[]) => rows.flatMap(({ order }) => order?._id ?? [])
