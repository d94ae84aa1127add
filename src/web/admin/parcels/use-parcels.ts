import { useState } from 'react'
import type { MatchedParcels, ParcelOrder } from '#domain/contract/many-orders.ts'
import type { ParcelColumn } from '#domain/orders/bulk/courier-columns.ts'
import type { Columns } from '#domain/tables/find-columns.ts'
import { send } from '#web/api/send.ts'
import { useAction } from '#web/feedback/action.ts'
import { TABLE_TIMEOUT } from '../tables/read-csv-file.ts'
import { beginRows, type ParcelRow, problemsOf, withOrders, withoutLines } from './parcel-rows.ts'

/** Failure text of the lookup. */
const FAILED = 'Failed to look up the orders'

/** The parcels of a table, on their way from what was pasted to what is sent. */
export interface Parcels {
  /** Text of the field for pasted lines. */
  readonly pasted: string
  readonly paste: (text: string) => void
  readonly rows: readonly ParcelRow[]
  /** The columns of the table; null without one. */
  readonly table: Pick<MatchedParcels, 'headings' | 'columns'> | null
  readonly problems: ReadonlyMap<string, string>
  readonly isPending: boolean
  readonly failure: string | null
  /** Looks up whose parcels these lines are about. */
  readonly read: (text: string, columns?: Columns<ParcelColumn>) => void
  /** Looks at the same lines with other columns. */
  readonly readColumns: (columns: Columns<ParcelColumn>) => void
  /** Looks once more for the order of one row, by what somebody typed. */
  readonly find: (row: ParcelRow, typed: string) => Promise<boolean>
  readonly setNumber: (row: ParcelRow, trackingNumber: string) => void
  readonly setOrder: (row: ParcelRow, order: ParcelOrder | null) => void
  /** Says of a row whether it ships though a name to print is missing. */
  readonly setWithoutName: (row: ParcelRow, withoutName: boolean) => void
  readonly leaveOut: (rows: readonly ParcelRow[]) => void
  /** Takes parcels that were sent away from the rows and from the text that they came from. */
  readonly clearSent: (rows: readonly ParcelRow[]) => void
  /** Shows orders as they are now, which may have changed since they were looked up. */
  readonly refresh: (ids: readonly string[]) => void
}

/** @param ids the chosen orders, among which alone is looked; null for all that can be sent */
export function useParcels(ids: readonly string[] | null): Parcels {
  const [rows, setRows] = useState<readonly ParcelRow[]>([])
  const [table, setTable] = useState<Parcels['table']>(null)
  const [pasted, setPasted] = useState('')
  const [text, setText] = useState('')
  const among = ids === null ? {} : { ids: [...ids] }
  const change = (row: ParcelRow, changes: Partial<ParcelRow>) =>
    setRows((before) =>
      before.map((each) => (each.key === row.key ? { ...each, ...changes } : each)),
    )
  const { isPending, failure, run } = useAction({
    run: async (given: string, columns?: Columns<ParcelColumn>) => {
      const body = { ...among, ...(given !== '' && { text: given }), ...(columns && { columns }) }
      const found = await send('matchParcels', { body }, { timeout: TABLE_TIMEOUT })
      setText(given)
      setTable(found)
      setRows(beginRows(found))
    },
    fallback: FAILED,
  })
  const leaveOut = (gone: readonly ParcelRow[]) =>
    setRows((before) => before.filter((row) => !gone.includes(row)))
  return {
    pasted,
    paste: setPasted,
    rows,
    table,
    problems: problemsOf(rows),
    isPending,
    failure,
    read: run,
    readColumns: (columns) => run(text, columns),
    async find(row, typed) {
      const body = { ...among, text: `${typed}\t00000` }
      const { lines } = await send('matchParcels', { body })
      const choices = lines[0]?.orders ?? []
      if (choices.length > 0) {
        change(row, { choices, order: choices.length === 1 ? (choices[0] ?? null) : null })
      }
      return choices.length > 0
    },
    setNumber: (row, trackingNumber) => change(row, { trackingNumber }),
    setOrder: (row, order) => change(row, { order, withoutName: false }),
    setWithoutName: (row, withoutName) => change(row, { withoutName }),
    leaveOut,
    clearSent(sent) {
      leaveOut(sent)
      const left = withoutLines(text, sent)
      setText(left)
      // Lines typed meanwhile stay for the next run.
      if (pasted === text) setPasted(left)
    },
    refresh(ids) {
      if (ids.length === 0) return
      const body = { ids: [...ids] }
      send('matchParcels', { body }).then(
        ({ others }) => setRows((before) => withOrders(before, others)),
        // What is shown is confirmed by its version, so that an old row does no harm.
        () => undefined,
      )
    },
  }
}
