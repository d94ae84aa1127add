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

/** State and actions of the page's parcels, from pasted lines to shipped orders. */
export interface Parcels {
  /** Text of the field for pasted lines. */
  readonly pasted: string
  readonly paste: (text: string) => void
  readonly rows: readonly ParcelRow[]
  /** Columns of the table; null before a lookup. */
  readonly table: Pick<MatchedParcels, 'headings' | 'columns'> | null
  readonly problems: ReadonlyMap<string, string>
  readonly isPending: boolean
  readonly failure: string | null
  /** Looks up the orders of these lines. */
  readonly read: (text: string, columns?: Columns<ParcelColumn>) => void
  /** Repeats the lookup with other columns. */
  readonly readColumns: (columns: Columns<ParcelColumn>) => void
  /** Repeats the lookup of one row with a typed order; returns whether it was found. */
  readonly find: (row: ParcelRow, typed: string) => Promise<boolean>
  readonly setNumber: (row: ParcelRow, trackingNumber: string) => void
  readonly setOrder: (row: ParcelRow, order: ParcelOrder | null) => void
  /** Confirms, or not, that a row ships without a name to print. */
  readonly setWithoutName: (row: ParcelRow, withoutName: boolean) => void
  readonly leaveOut: (rows: readonly ParcelRow[]) => void
  /** Removes shipped parcels from the rows and from the text. */
  readonly clearSent: (rows: readonly ParcelRow[]) => void
  /** Reloads orders that may have changed since their lookup. */
  readonly refresh: (ids: readonly string[]) => void
}

/**
 * @param ids the selected orders, to which the lookup is restricted; null for all that can be
 * shipped
 */
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
      // Lines typed meanwhile are kept for the next run.
      if (pasted === text) setPasted(left)
    },
    refresh(ids) {
      if (ids.length === 0) return
      const body = { ids: [...ids] }
      send('matchParcels', { body }).then(
        ({ others }) => setRows((before) => withOrders(before, others)),
        // The server checks the displayed version, so an outdated row is harmless.
        () => undefined,
      )
    },
  }
}
