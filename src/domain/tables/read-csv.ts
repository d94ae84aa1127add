/** Limits the columns of a table; a file with more is refused before its cells are built. */
export const MOST_COLUMNS = 256

/**
 * Limits the characters of a record with quotes to twice what a spreadsheet's cell can contain: a
 * quote still open then is broken. This bounds the text that is parsed again after a broken quote.
 */
const LONGEST_RECORD = 65_536

/** Record of a CSV text that is not blank. */
export interface CsvRecord {
  /** Line of the text where it begins, from 1. */
  readonly line: number
  /** Row number as in a spreadsheet, from 1: blank rows count, line breaks within quotes don't. */
  readonly row: number
  readonly cells: readonly string[]
  /** Whether all quotes are closed; otherwise the only cell is the unparsed line. */
  readonly isWhole: boolean
}

interface CsvFormat {
  /** Single character; null for one cell per line. */
  readonly delimiter: string | null
  /** Limits the records; a longer text is refused. */
  readonly mostRecords: number
}

/** Records of a text, or the limit that it exceeds. */
export type ParsedCsv =
  | { readonly records: readonly CsvRecord[] }
  | { readonly exceeds: 'columns' | 'records' }

/**
 * Parses CSV by RFC 4180 as spreadsheets and couriers write it: any line breaks, with or without a
 * byte order mark, spaces around cells dropped, a quote inside an unquoted cell taken as text. A
 * record with an unclosed quote loses only its first line: the next line begins a new record, which
 * a streaming parser can't do once the lines are consumed. Work and memory are linear in the text.
 */
export function readCsv(text: string, { delimiter, mostRecords }: CsvFormat): ParsedCsv {
  const cellEnd = new RegExp(delimiter === null ? '[\\r\\n]' : `[\\r\\n\\${delimiter}]`, 'g')
  const records: CsvRecord[] = []
  let at = text.startsWith('\uFEFF') ? 1 : 0
  for (let [line, row] = [1, 1]; at < text.length; row += 1) {
    const parsed = parseRecord(text, at, { delimiter, cellEnd, quotesUntil: at + LONGEST_RECORD })
    const end = parsed?.end ?? endOfLine(text, at)
    const cells = parsed?.cells ?? [text.slice(at, end).trim()]
    if (cells.length > MOST_COLUMNS) return { exceeds: 'columns' }
    if (cells.some((cell) => cell.trim() !== '')) {
      if (records.length === mostRecords) return { exceeds: 'records' }
      records.push({ line, row, cells, isWhole: parsed !== null })
    }
    line += 1 + (text.slice(at, end).match(LINE_ENDS)?.length ?? 0)
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
  }
  return { records }
}

const LINE_ENDS = /\r\n|\r|\n/g
const ANY_LINE_END = /[\r\n]/g

interface Marks {
  readonly delimiter: string | null
  /** Matches the end of an unquoted cell. */
  readonly cellEnd: RegExp
  /** Position after which no quote of the record may close. */
  readonly quotesUntil: number
}

/** Cells of the record that begins at `from`, at most one too many; null for a broken quote. */
function parseRecord(
  text: string,
  from: number,
  marks: Marks,
): { readonly cells: string[]; readonly end: number } | null {
  const cells: string[] = []
  for (let at = from; ; at += 1) {
    const cell = parseCell(text, at, marks)
    if (cell === null) return null
    cells.push(cell.value)
    at = cell.end
    if (at >= text.length || text[at] !== marks.delimiter) return { cells, end: at }
    if (cells.length === MOST_COLUMNS) {
      // One cell too many. In a record of several lines, a stray quote has joined them.
      return endOfLine(text, from) < at ? null : { cells: [...cells, ''], end: at }
    }
  }
}

interface Cell {
  readonly value: string
  /** Position of its delimiter, its line break or the end of the text. */
  readonly end: number
}

function parseCell(text: string, from: number, marks: Marks): Cell | null {
  const start = afterSpaces(text, from, marks)
  if (text[start] === '"') return parseQuoted(text, start, marks)
  const end = firstOf(marks.cellEnd, text, start)
  return { value: text.slice(start, end).trim(), end }
}

function parseQuoted(text: string, open: number, marks: Marks): Cell | null {
  const parts: string[] = []
  for (let at = open + 1; ; ) {
    const quote = text.indexOf('"', at)
    if (quote < 0 || quote > marks.quotesUntil) return null
    const isDoubled = text[quote + 1] === '"'
    parts.push(text.slice(at, isDoubled ? quote + 1 : quote))
    at = quote + 2
    if (isDoubled) continue
    const end = afterSpaces(text, quote + 1, marks)
    const isEnded = end >= text.length || firstOf(marks.cellEnd, text, end) === end
    return isEnded ? { value: parts.join(''), end } : null
  }
}

function afterSpaces(text: string, from: number, { delimiter }: Marks): number {
  let at = from
  while (text[at] === ' ' || (text[at] === '\t' && delimiter !== '\t')) at += 1
  return at
}

function endOfLine(text: string, from: number): number {
  return firstOf(ANY_LINE_END, text, from)
}

/** First match of a global pattern from a position; the end of the text for none. */
function firstOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? text.length
}
