import type { Columns } from '#domain/tables/find-columns.ts'
import type { ParcelColumn } from './courier-columns.ts'
import { phoneIn, shortIdIn, trackingKey } from './keys.ts'

type Cells = readonly string[]

/** One way to understand a line: whose parcel it is, and the number it has. */
export interface ParcelReading {
  /** A short id in capitals, a phone number in its stored form, or '' where the line names nobody. */
  readonly key: string
  /** As it was written; '' where the line has none. */
  readonly trackingNumber: string
}

/** A number has at least this many letters and digits, and a digit among them. */
const SHORTEST = 5
/** Most words that a phone number is written in: '+92 300 1234567'. */
const WORDS_OF_PHONE = 3
/** A line that people write has few words; a pasted address has many. */
const MOST_WORDS = 24

/**
 * Every way to understand a line, the likelier first: short ids before phones, since some tracking
 * numbers look like either; which of them is right shows by whether there is such an order.
 */
export function readingsOf(
  cells: Cells,
  { number, ...columns }: Columns<ParcelColumn>,
): readonly ParcelReading[] {
  return number === null ? wordsRead(cells) : columnsRead(cells, { ...columns, number })
}

function columnsRead(
  cells: Cells,
  { number, order, phone }: Columns<ParcelColumn> & { readonly number: number },
): readonly ParcelReading[] {
  const trackingNumber = written(cells[number] ?? '')
  const keys = [
    order === null ? null : shortIdIn(cells[order] ?? ''),
    phone === null ? null : phoneIn(cells[phone] ?? ''),
  ]
  return [...keys, ''].flatMap((key) => (key === null ? [] : [{ key, trackingNumber }]))
}

/** Without headings: any word may be anything, in any order. */
function wordsRead(cells: Cells): readonly ParcelReading[] {
  const words = cells
    .flatMap((cell) => (phoneIn(cell) === null ? cell.split(/[\s,;|]+/) : [cell]))
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
  const ids = words.flatMap((word, at) => {
    const key = shortIdIn(word)
    return key === null ? [] : [{ key, rest: words.toSpliced(at, 1) }]
  })
  const phones = words.flatMap((_, from) => phonesFrom(words, from))
  const nobody = { key: '', rest: words }
  return [...ids, ...phones, nobody].map(({ key, rest }) => ({
    key,
    trackingNumber: numberAmong(rest),
  }))
}

function phonesFrom(words: readonly string[], from: number) {
  for (let length = WORDS_OF_PHONE; length >= 1; length -= 1) {
    const key = phoneIn(words.slice(from, from + length).join(''))
    if (key !== null) return [{ key, rest: words.toSpliced(from, length) }]
  }
  return []
}

/** The word with most digits is the number; names, cities and amounts have fewer. */
function numberAmong(words: readonly string[]): string {
  const digits = (word: string) => word.replaceAll(/\D/g, '').length
  const numbers = words.filter((word) => digits(word) > 0 && trackingKey(word).length >= SHORTEST)
  const [number = ''] = numbers.toSorted((one, other) => digits(other) - digits(one))
  return written(number)
}

/** As it is kept: without what a spreadsheet has put around it. */
function written(cell: string): string {
  const plain = cell.trim().replace(/^(\d+)\.0+$/, '$1')
  return plain.replace(/^="?|"$|^'/g, '').trim()
}

/** Of the ways to understand a line the one that there are orders for. */
export interface MatchedLine<Order> {
  readonly trackingNumber: string
  /** One: it is this order's. None: nobody's. Several: somebody has to say. */
  readonly orders: readonly Order[]
}

/**
 * The order whose parcel a line is about. One order is better than several; of several those that
 * wait to be sent go before those that are on their way.
 */
export function matchLine<Order>(
  readings: readonly ParcelReading[],
  ordersOf: (key: string) => readonly Order[],
  isWaiting: (order: Order) => boolean,
): MatchedLine<Order> {
  let several: MatchedLine<Order> | null = null
  for (const { key, trackingNumber } of readings) {
    const all = key === '' ? [] : ordersOf(key)
    const waiting = all.filter(isWaiting)
    const orders = waiting.length > 0 ? waiting : all
    if (orders.length === 1) return { trackingNumber, orders }
    if (orders.length > 1) several ??= { trackingNumber, orders }
  }
  return several ?? { trackingNumber: readings[0]?.trackingNumber ?? '', orders: [] }
}
