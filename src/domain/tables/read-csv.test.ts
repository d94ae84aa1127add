import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_COLUMNS, readCsv } from './read-csv.ts'

const read = (text: string, delimiter: string | null = ',', mostRecords = 10_000) =>
  readCsv(text, { delimiter, mostRecords })
function recordsOf(...given: Parameters<typeof read>) {
  const found = read(...given)
  if ('exceeds' in found) throw new Error(found.exceeds)
  return found.records
}
const cellsOf = (...given: Parameters<typeof read>) => recordsOf(...given).map(({ cells }) => cells)

test.each<[string, ...string[]]>([
  ['a,b\n1,2', 'a|b', '1|2'],
  ['\uFEFFa,b\r\n1,2\r\n', 'a|b', '1|2'],
  ['a,b\r1,2\r', 'a|b', '1|2'],
  ['a,,\n', 'a||'],
  ['"a, b","say ""yes"""', 'a, b|say "yes"'],
  ['"House 1\nLahore",2\n3,4', 'House 1\nLahore|2', '3|4'],
  [' a , "b" ,\t"c"\t', 'a|b|c'],
  ['="779",1', '="779"|1'],
  ['1,Shop 5" wide\n2,b', '1|Shop 5" wide', '2|b'],
  [''],
  [' \n,,\n'],
])('%j', (text, ...records) => {
  expect(cellsOf(text).map((cells) => cells.join('|'))).toEqual(records)
})

test('a record has its line in the text and its row in a spreadsheet', () => {
  const places = recordsOf('a,b\r\n\r\n"1\r\n2",3\r\n4,5').map(({ line, row }) => [line, row])
  expect(places).toEqual([
    [1, 1],
    [3, 3],
    [5, 4],
  ])
})

describe('an unclosed quote invalidates its own line only', () => {
  test.each([
    ['that is never closed', 'a,b\n1,"x\n2,y\n3,z', '1,"x'],
    ['that is the whole cell', 'a,b\n"\n2,y\n3,z', '"'],
    ['that is closed before the end of its cell', 'a,b\n"A1"x,1\n2,y\n3,z', '"A1"x,1'],
    ['that is closed by a quote of a later line', 'a,b\n1,"x\n2,y\n3,z "w"', '1,"x'],
    ['that is in the last line', 'a,b\n2,y\n3,z\n1,"', '1,"'],
  ])('%s', (_, text, line) => {
    const records = recordsOf(text)
    expect(records.filter(({ isWhole }) => !isWhole).map(({ cells }) => cells)).toEqual([[line]])
    expect(records.filter(({ isWhole }) => isWhole)).toHaveLength(3)
  })

  test('also with one cell per line', () => {
    expect(recordsOf('"A1"x\n"\nShop 5" wide', null).map(({ isWhole }) => isWhole)).toEqual([
      false,
      false,
      true,
    ])
  })
})

test('too many columns or records end the parse, and a stray quote joins no lines to a wide one', () => {
  const wide = ','.repeat(MOST_COLUMNS)
  expect(cellsOf(wide.slice(1).replace(/^/, 'a'))[0]).toHaveLength(MOST_COLUMNS)
  expect(read(`a${wide}`)).toEqual({ exceeds: 'columns' })
  expect(read('1\n2\n3', ',', 2)).toEqual({ exceeds: 'records' })
  const stray = '1,"\n'.repeat(10) + '5","\n'.repeat(MOST_COLUMNS)
  expect(recordsOf(stray).length).toBeGreaterThan(0)
})

test('well-formed text is parsed as csv-parse does', () => {
  const cell = fc.oneof(
    fc.stringMatching(/^[a-z0-9 ]{0,6}$/),
    fc.stringMatching(/^[a-z0-9 ,;"\r\n]{0,8}$/).map((text) => `"${text.replaceAll('"', '""')}"`),
  )
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 })
  fc.assert(
    fc.property(table, fc.constantFrom(',', ';'), (rows, delimiter) => {
      const text = rows.map((cells) => cells.join(delimiter)).join('\n')
      const expected = (
        parse(text, {
          delimiter,
          record_delimiter: ['\n'],
          relax_column_count: true,
          trim: true,
        }) as string[][]
      ).filter((cells) => cells.some((each) => each.trim() !== ''))
      expect(cellsOf(text, delimiter)).toEqual(expected)
    }),
  )
})

test('in any text, each valid line is in one record', () => {
  const text = fc
    .array(fc.constantFrom('"', ',', '\n', '\r', ' ', 'a', '\t'))
    .map((all) => all.join(''))
  fc.assert(
    fc.property(text, fc.constantFrom(',', '\t', null), (typed, delimiter) => {
      const places = recordsOf(typed, delimiter).map(({ line }) => line)
      expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other))
    }),
  )
})
