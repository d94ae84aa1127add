import type { Columns } from '#domain/tables/find-columns.ts'
import type { ParcelColumn } from './courier-columns.ts'
import { phoneIn, shortIdIn, trackingKey, ungrouped } from './keys.ts'

type Cells = readonly string[]

/** Interpretation of a line: the order's key and the parcel's number. */
export interface ParcelReading {
  /** Short id in capitals, phone number in its stored form, or '' for a line without either. */
  readonly key: string
  /** Number as it was written; '' for none. */
  readonly trackingNumber: string
}

/** Minimum letters and digits of a number, with a digit among them. */
const SHORTEST = 5
/** Limits the words of a phone number: '+92 300 1234567'. */
const WORDS_OF_PHONE = 3
/** Limits the words of a line: a typed one has few, a pasted address many. */
const MOST_WORDS = 24

/** Readings of a line, the more probable first; the existing orders decide which is right. */
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

/** Reads a line without headings, in which words have any meaning and order. */
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

/** Stored form, without marks added by a spreadsheet, and without the groups of the shop's export. */
function written(cell: string): string {
  const plain = cell.trim().replace(/^(\d+)\.0+$/, '$1')
  return ungrouped(plain.replace(/^="?|"$|^'/g, '').trim())
}

export interface MatchedLine<Order> {
  readonly trackingNumber: string
  /** One order is the match, no order leaves the line unmatched; among several an admin chooses. */
  readonly orders: readonly Order[]
}

/** Matches a line: a reading with one order precedes others, a waiting order shipped ones. */
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
