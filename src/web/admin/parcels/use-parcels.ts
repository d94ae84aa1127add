import { useState } from 'react'
import type { MatchedParcels, ParcelOrder } from '#domain/contract/many-orders.ts'
import { bulkStep } from '#domain/orders/bulk/bulk.ts'
import type { ParcelColumn } from '#domain/orders/bulk/courier-columns.ts'
import { isShortened, trackingKey } from '#domain/orders/bulk/keys.ts'
import { parcelFields } from '#domain/orders/parcels/parcel-fields.ts'
import type { Columns } from '#domain/tables/find-columns.ts'
import { groupedBy } from '#domain/text/lists.ts'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { TABLE_TIMEOUT } from '../tables/CsvFileButton.tsx'

/**
 * State and actions of the page's parcels, from pasted lines to shipped orders.
 * @param listed ids of the orders that are shown without lines
 * @param isRestricted whether lines are looked up among them only
 */
export function useParcels(listed: readonly string[], isRestricted: boolean) {
  const [rows, setRows] = useState<readonly ParcelRow[]>([])
  const [table, setTable] = useState<Pick<MatchedParcels, 'headings' | 'columns'> | null>(null)
  const [pasted, setPasted] = useState('')
  const [text, setText] = useState('')
  const among = isRestricted ? { ids: [...listed] } : {}
  const change = (row: ParcelRow, changes: Partial<ParcelRow>) =>
    setRows((before) =>
      before.map((each) => (each.key === row.key ? { ...each, ...changes } : each)),
    )
  const { isPending, failure, run } = useAction({
    run: async (given: string, columns?: Columns<ParcelColumn>) => {
      const only = given === '' ? { ids: [...listed] } : among
      const body = { ...only, ...(given !== '' && { text: given }), ...(columns && { columns }) }
      const found = await send('matchParcels', { body }, { timeout: TABLE_TIMEOUT })
      setText(given)
      setTable(found)
      setRows(beginRows(found))
    },
    fallback: 'Failed to look up the orders',
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
    /** Whether the rows come from lines, not from a list of orders. */
    isRead: text !== '',
    read: run,
    readColumns: (columns: Columns<ParcelColumn>) => run(text, columns),
    /** Repeats the lookup of one row with a typed order; returns whether it was found. */
    async find(row: ParcelRow, typed: string): Promise<boolean> {
      const body = { ...among, text: `${typed}\t00000` }
      const { lines } = await send('matchParcels', { body })
      const choices = lines[0]?.orders ?? []
      if (choices.length > 0) change(row, { choices, order: onlyOf(choices) })
      return choices.length > 0
    },
    change,
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
      send('matchParcels', { body: { ids: [...ids] } }).then(
        ({ others }) => {
          const now = new Map(others.map((order) => [order._id, order]))
          const refreshed = (order: ParcelOrder) => now.get(order._id) ?? order
          setRows((before) =>
            before.map((row) => ({
              ...row,
              choices: row.choices.map(refreshed),
              order: row.order && refreshed(row.order),
            })),
          )
        },
        // The server checks the displayed version, so an outdated row is harmless.
        () => undefined,
      )
    },
  }
}

export type Parcels = ReturnType<typeof useParcels>

export interface ParcelRow {
  readonly key: string
  /** Original line; '' for an order without a line. */
  readonly typed: string
  /** Orders that match the line; `order` is the selected one. */
  readonly choices: readonly ParcelOrder[]
  readonly order: ParcelOrder | null
  readonly trackingNumber: string
  /** Whether the order ships without a name to print (rule: name-to-print). */
  readonly withoutName: boolean
}

/** Rows of a lookup: one per line, then one per selected order without a line. */
export function beginRows({ lines, others }: MatchedParcels): readonly ParcelRow[] {
  return [
    ...lines.map(({ line, typed, trackingNumber, orders }) => ({
      key: keyOfLine(line),
      typed,
      choices: orders,
      order: onlyOf(orders),
      trackingNumber,
      withoutName: false,
    })),
    ...others.map((order) => ({
      key: order._id,
      typed: '',
      choices: [order],
      order,
      trackingNumber: order.trackingNumber,
      withoutName: false,
    })),
  ]
}

const onlyOf = (orders: readonly ParcelOrder[]) => (orders.length === 1 && orders[0]) || null

const keyOfLine = (line: number) => `line ${line}`

/** Text without the lines of these rows; '' if only blank lines are left. */
export function withoutLines(text: string, gone: readonly ParcelRow[]): string {
  const keys = new Set(gone.map(({ key }) => key))
  const left = text.split(/\r\n|\r|\n/).filter((_, at) => !keys.has(keyOfLine(at + 1)))
  return left.some((line) => line.trim() !== '') ? left.join('\n') : ''
}

/** Reasons why rows can't be shipped yet, by key. */
export function problemsOf(rows: readonly ParcelRow[]): ReadonlyMap<string, string> {
  const sameOrder = groupedBy(rows, ({ order }) => order?._id ?? '')
  const sameNumber = groupedBy(rows, ({ trackingNumber }) => trackingKey(trackingNumber))
  return new Map(
    rows.flatMap((row) => {
      const problem = problemOf(row, sameOrder, sameNumber)
      return problem === null ? [] : [[row.key, problem] as const]
    }),
  )
}

/** Problem of a row before its number was typed. */
export const NO_NUMBER = 'No tracking number yet'

type RowsByKey = ReadonlyMap<string, readonly ParcelRow[]>

function problemOf(
  { order, choices, trackingNumber, withoutName }: ParcelRow,
  sameOrder: RowsByKey,
  sameNumber: RowsByKey,
): string | null {
  if (order === null) {
    return choices.length > 1
      ? 'Several orders have this phone: choose one'
      : 'No order that can be sent has this id or phone'
  }
  const step = bulkStep({ ...order, withoutName }, 'ship')
  if ('refusal' in step) return step.refusal
  if ((sameOrder.get(order._id) ?? []).length > 1) return 'Two lines are about this order'
  const key = trackingKey(trackingNumber)
  if (key === '') return NO_NUMBER
  if (isShortened(trackingNumber)) return 'The spreadsheet has shortened this number'
  if ((sameNumber.get(key) ?? []).length > 1) return 'Two lines have this number'
  const read = parcelFields.trackingNumber.read(trackingNumber)
  return 'mistake' in read ? read.mistake : null
}
