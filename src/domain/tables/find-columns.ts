import { type CsvRecord, readCsv } from './read-csv.ts'

/** Detection of a table's column. */
export interface ColumnFormat {
  /** Patterns of its heading (`headingWords`); of two matches the earlier pattern counts. */
  readonly headings: readonly RegExp[]
  /** Pattern of headings that never name it, although one of `headings` matches. */
  readonly otherHeadings?: RegExp | undefined
  /** Whether a cell may contain its values, for tables without headings. */
  readonly fits?: (cell: string) => boolean
  /** Whether a single matching cell suffices, also in a table with other headings. */
  readonly isFoundByOneCell?: boolean
}

/** Columns of a kind of table, in the order of detection without headings. */
export type TableFormat<Name extends string> = Readonly<Record<Name, ColumnFormat>>

/** Index of each column, from 0; null for an absent one. */
export type Columns<Name extends string> = Readonly<Record<Name, number | null>>

/** Header line, and the columns that it names. */
export interface Header<Name extends string> {
  readonly record: CsvRecord
  readonly columns: Columns<Name>
}

/** Normalized heading for comparisons: lower case, without punctuation. */
export function headingWords(cell: string): string {
  return cell
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether a normalized heading names a column. */
export function isHeadingOf(
  { headings, otherHeadings }: Pick<ColumnFormat, 'headings' | 'otherHeadings'>,
  words: string,
): boolean {
  return headings.some((heading) => heading.test(words)) && !otherHeadings?.test(words)
}

/** Number of lines in which headings are searched, as some tables have titles above them. */
const HEADER_WITHIN = 15

/** Header line; null when no line has two known headings. */
export function findHeader<Name extends string>(
  records: readonly CsvRecord[],
  format: TableFormat<Name>,
): Header<Name> | null {
  for (const record of records.slice(0, HEADER_WITHIN)) {
    const words = record.cells.map(headingWords)
    const columns = eachColumn(format, ({ headings, otherHeadings }) => {
      const at = headings.map((heading) =>
        words.findIndex((each) => isHeadingOf({ headings: [heading], otherHeadings }, each)),
      )
      return at.find((each) => each >= 0) ?? null
    })
    if (countOf(columns) >= 2) return { record, columns }
  }
  return null
}

/** Columns of a table, by its headings or by the content of most of their cells. */
export function findColumns<Name extends string>(
  records: readonly CsvRecord[],
  header: Header<Name> | null,
  format: TableFormat<Name>,
): Columns<Name> {
  const body = records.slice(header === null ? 0 : records.indexOf(header.record) + 1)
  const taken = new Set(Object.values<number | null>(header?.columns ?? {}))
  return eachColumn(format, ({ fits, isFoundByOneCell = false }, name) => {
    const named = header?.columns[name] ?? null
    if (named !== null || !fits || (header !== null && !isFoundByOneCell)) return named
    const least = isFoundByOneCell ? 1 : Math.max(1, body.length / 2)
    const at = bestColumn(body, fits, { least, taken })
    taken.add(at)
    return at
  })
}

/** Free column with the most matching cells; null below the minimum. */
function bestColumn(
  records: readonly CsvRecord[],
  fits: (cell: string) => boolean,
  { least, taken }: { readonly least: number; readonly taken: ReadonlySet<number | null> },
): number | null {
  const width = records.reduce((widest, { cells }) => Math.max(widest, cells.length), 0)
  let best: { readonly at: number; readonly filled: number } | null = null
  for (let at = 0; at < width; at += 1) {
    if (taken.has(at)) continue
    const filled = records.filter(({ cells }) => fits(cells[at] ?? '')).length
    if (filled >= least && filled > (best?.filled ?? 0)) best = { at, filled: filled }
  }
  return best?.at ?? null
}

/** Delimiters in order of preference: those frequent in amounts and addresses come last. */
const delimiters = ['\t', ';', '|', ','] as const

/** Number of lines and characters by which a delimiter is detected. */
const FIRST_LINES = 25
const FIRST_CHARACTERS = 16_384

/**
 * Delimiter of a table: the one by which its headings name the most columns, else the one in most
 * of its lines. Null for a single cell per line.
 */
export function delimiterOf(
  text: string,
  format: TableFormat<string>,
): (typeof delimiters)[number] | null {
  const lines = text.split(/\r\n|\r|\n/, FIRST_LINES)
  const beginning = lines.slice(0, HEADER_WITHIN).join('\n').slice(0, FIRST_CHARACTERS)
  const named = delimiters.map((delimiter) => {
    const read = readCsv(beginning, { delimiter, mostRecords: HEADER_WITHIN })
    const header = 'records' in read ? findHeader(read.records, format) : null
    return header === null ? 0 : countOf(header.columns)
  })
  const unquoted = lines.map((line) => line.replaceAll(/"[^"]*"/g, ''))
  const lineCounts = delimiters.map((each) => unquoted.filter((line) => line.includes(each)).length)
  const scores = Math.max(...named) > 0 ? named : lineCounts
  const best = Math.max(...scores)
  return best === 0 ? null : (delimiters[scores.indexOf(best)] ?? null)
}

function countOf(columns: Columns<string>): number {
  return Object.values(columns).filter((at) => at !== null).length
}

function eachColumn<Name extends string>(
  format: TableFormat<Name>,
  placeOf: (column: ColumnFormat, name: Name) => number | null,
): Columns<Name> {
  const names = Object.keys(format) as Name[]
  return Object.fromEntries(
    names.map((name) => [name, placeOf(format[name], name)]),
  ) as unknown as Columns<Name>
}
