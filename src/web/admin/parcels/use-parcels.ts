import { useState } from 'react'
import type { MatchedParcels, ParcelOrder } from '#domain/contract/many-orders.ts'
import type { ParcelColumn } from '#domain/orders/bulk/courier-columns.ts'
import type { Columns } from '#domain/tables/find-columns.ts'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { TABLE_TIMEOUT } from '../tables/read-csv-file.ts'
import { beginRows, type ParcelRow, problemsOf, withOrders, withoutLines } from './parcel-rows.ts'

/** Failure text of the lookup. */
const FAILED = 'Failed to look up the orders'

/**
 * State and actions of the page's parcels, from pasted lines to shipped orders.
 *
 * @param ids the selected orders, to which the lookup is restricted; null for all that can be
 * shipped
 */
export function useParcels(ids: readonly string[] | null) {
  const [rows, setRows] = useState<readonly ParcelRow[]>([])
  /** Columns of the file; null before a lookup. */
  const [table, setTable] = useState<Pick<MatchedParcels, 'headings' | 'columns'> | null>(null)
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
    readColumns: (columns: Columns<ParcelColumn>) => run(text, columns),
    /** Repeats the lookup of one row with a typed order; returns whether it was found. */
    async find(row: ParcelRow, typed: string): Promise<boolean> {
      const body = { ...among, text: `${typed}\t00000` }
      const { lines } = await send('matchParcels', { body })
      const choices = lines[0]?.orders ?? []
      if (choices.length > 0) {
        change(row, { choices, order: choices.length === 1 ? (choices[0] ?? null) : null })
      }
      return choices.length > 0
    },
    setNumber: (row: ParcelRow, trackingNumber: string) => change(row, { trackingNumber }),
    setOrder: (row: ParcelRow, order: ParcelOrder | null) =>
      change(row, { order, withoutName: false }),
    setWithoutName: (row: ParcelRow, withoutName: boolean) => change(row, { withoutName }),
    leaveOut,
    clearSent(sent: readonly ParcelRow[]) {
      leaveOut(sent)
      const left = withoutLines(text, sent)
      setText(left)
      // Lines typed meanwhile are kept for the next run.
      if (pasted === text) setPasted(left)
    },
    /** Reloads orders that may have changed since their lookup. */
    refresh(ids: readonly string[]) {
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

export type Parcels = ReturnType<typeof useParcels>
