import { describe, expect, test } from 'vitest'
import { delimiterOf, type TableFormat } from './find-columns.ts'
import { readTable } from './read-table.ts'
import { EMPTY_FILE, MOST_LINES, NO_CSV, TOO_MANY_COLUMNS, TOO_MANY_LINES } from './table-file.ts'

const format = {
  code: { headings: [/^code$/, /^number$/] },
  price: { headings: [/^price$/], fits: (cell) => /^\d+$/.test(cell) },
} as const satisfies TableFormat<string>

const read = (text: string, chosen = {}) => {
  const table = readTable(text, format, chosen)
  if ('mistake' in table) throw new Error(table.mistake)
  return table
}

describe('the delimiter of a table', () => {
  test.each([
    ['a,b\n1,2', ','],
    ['CN;Amount\n77;1,059\n78;2,000', ';'],
    ['a\tb\n"x, y"\t2', '\t'],
    ['CN,Address\n77,"House 1; Street 2"\n78,House 3', ','],
    ['1A2B3C4D 779412345678', null],
    ['', null],
  ])('of %j is %j, the one in most lines', (text, delimiter) => {
    expect(delimiterOf(text, format)).toBe(delimiter)
  })

  test('is the one that separates known headings, even if more lines contain another', () => {
    expect(delimiterOf('Code,Price\n1,2;3\n2,4;5\n3;6', format)).toBe(',')
  })

  test('is the one that Excel names in a first line, which doesn’t count as a row', () => {
    const { lines, columns } = read('sep=;\r\n"Code";"Price"\r\n1;2')
    expect(columns).toEqual({ code: 0, price: 1 })
    expect(lines).toMatchObject([{ row: 2, cells: ['1', '2'] }])
  })
})

describe('the columns of a table', () => {
  test('are named by the first line with two known headings, ignoring case and punctuation', () => {
    const { headings, columns, lines } = read('Prices of today\n\nPRICE (!),x,Number.\n5,y,A1')
    expect(headings).toEqual(['PRICE (!)', 'x', 'Number.'])
    expect(columns).toEqual({ code: 2, price: 0 })
    expect(lines).toMatchObject([{ line: 4, cells: ['5', 'y', 'A1'] }])
  })

  test('are detected by their cells without headings, if the format describes these', () => {
    const { headings, columns, lines } = read('A1,5\nA2,6')
    expect(headings).toEqual(['A1', '5'])
    expect(columns).toEqual({ code: null, price: 1 })
    expect(lines).toHaveLength(2)
  })

  test('are replaced by chosen ones; null means an absent column', () => {
    expect(read('Code,Price,Other\n1,2,3', { price: 2 }).columns).toEqual({ code: 0, price: 2 })
    expect(read('Code,Price\n1,2', { code: null }).columns).toEqual({ code: null, price: 1 })
  })
})

test.each([
  ['an Excel file', 'PK\u0003\u0004', NO_CSV],
  ['an older Excel file', '\uFFFD\uFFFD\u0011\0', NO_CSV],
  ['an empty file', '\uFEFF', EMPTY_FILE],
  ['too many lines', `a,b\n${'1,2\n'.repeat(MOST_LINES + 1)}`, TOO_MANY_LINES],
  ['too many columns', ','.repeat(2_000_000), TOO_MANY_COLUMNS],
])('%s is refused with instructions', (_name, text, mistake) => {
  expect(readTable(text, format)).toEqual({ mistake })
})
