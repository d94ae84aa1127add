import type { MatchedParcels, ParcelOrder } from '#domain/contract/many-orders.ts'
import { bulkStep } from '#domain/orders/bulk/bulk.ts'
import { isShortened, trackingKey } from '#domain/orders/bulk/keys.ts'
import { parcelFields } from '#domain/orders/parcels/parcel-fields.ts'

/** Parcel to ship, possibly incomplete. */
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
      order: orders.length === 1 ? (orders[0] ?? null) : null,
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

/** Key of the row of a line. */
const keyOfLine = (line: number) => `line ${line}`

/** Text without the lines of these rows; '' if only blank lines are left. */
export function withoutLines(text: string, gone: readonly ParcelRow[]): string {
  const keys = new Set(gone.map(({ key }) => key))
  const left = text.split(/\r\n|\r|\n/).filter((_, at) => !keys.has(keyOfLine(at + 1)))
  return left.some((line) => line.trim() !== '') ? left.join('\n') : ''
}

/** Rows with the current state of these orders. */
export function withOrders(
  rows: readonly ParcelRow[],
  orders: readonly ParcelOrder[],
): readonly ParcelRow[] {
  const now = new Map(orders.map((order) => [order._id, order]))
  const refreshed = (order: ParcelOrder) => now.get(order._id) ?? order
  return rows.map((row) => ({
    ...row,
    choices: row.choices.map(refreshed),
    order: row.order && refreshed(row.order),
  }))
}

/** Reasons why rows can't be shipped yet, by key. */
export function problemsOf(rows: readonly ParcelRow[]): ReadonlyMap<string, string> {
  const sameOrder = countBy(rows, ({ order }) => order?._id ?? '')
  const sameNumber = countBy(rows, ({ trackingNumber }) => trackingKey(trackingNumber))
  return new Map(
    rows.flatMap((row) => {
      const problem = problemOf(row, sameOrder, sameNumber)
      return problem === null ? [] : [[row.key, problem] as const]
    }),
  )
}

type Counts = ReadonlyMap<string, number>

function problemOf(
  { order, choices, trackingNumber, withoutName }: ParcelRow,
  sameOrder: Counts,
  sameNumber: Counts,
): string | null {
  if (order === null) {
    return choices.length > 1
      ? 'Several orders have this phone: choose one'
      : 'No order that can be sent has this id or phone'
  }
  const step = bulkStep({ ...order, withoutName }, 'ship')
  if ('refusal' in step) return step.refusal
  if ((sameOrder.get(order._id) ?? 0) > 1) return 'Two lines are about this order'
  const key = trackingKey(trackingNumber)
  if (key === '') return 'No tracking number yet'
  if (isShortened(trackingNumber)) return 'The spreadsheet has shortened this number'
  if ((sameNumber.get(key) ?? 0) > 1) return 'Two lines have this number'
  const read = parcelFields.trackingNumber.read(trackingNumber)
  return 'mistake' in read ? read.mistake : null
}

function countBy(rows: readonly ParcelRow[], keyOf: (row: ParcelRow) => string): Counts {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return counts
}
