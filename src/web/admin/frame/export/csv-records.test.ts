import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordCounter } from './csv-records.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each([
  ['nothing', '', 0],
  ['a header', '\uFEFFOrder,Name\r\n', 1],
  ['a line that has not ended', 'Order\r\n"#AB', 1],
  ['a line end within a cell', 'Address\r\n"House 1\r\nStreet 2"\r\n', 2],
  ['a quote within a cell', 'Name\r\n"the ""first""\n one"\r\n', 2],
  ['letters of several bytes', 'Name\r\n"عائشہ"\r\n"Ayesha"\r\n', 3],
])('%s', (_, text, expected) => {
  expect(recordCounter()(bytesOf(text))).toBe(expected)
})

test('the count is the same for any split of the file', () => {
  const cell = fc.string().map((text) => `"${text.replaceAll('"', '""')}"`)
  fc.assert(
    fc.property(fc.array(cell), fc.integer({ min: 1, max: 7 }), (cells, size) => {
      const bytes = bytesOf(cells.map((text) => `${text}\r\n`).join(''))
      const count = recordCounter()
      let ended = 0
      for (let at = 0; at < bytes.length; at += size) ended = count(bytes.subarray(at, at + size))
      expect(ended).toBe(cells.length)
    }),
  )
})
