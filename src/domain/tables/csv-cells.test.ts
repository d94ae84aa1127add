import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guardedCell, unguardedCell } from './csv-cells.ts'

describe('texts that look like formulas', () => {
  test.each(['=1+1', '+92', '-5', '@x', '\t=1', '\r=1', '\n=1', '  =1', '＝1', "'=1", "''=1"])(
    '%j is written with an apostrophe',
    (text) => {
      expect(guardedCell(text)).toBe(`'${text}`)
    },
  )

  test.each(['Clear Case', '', "'tis", 'a=b', ' plain', '’=1', '5 - 3'])(
    '%j is written unchanged',
    (text) => {
      expect(guardedCell(text)).toBe(text)
    },
  )
})

test('every written text is read back unchanged', () => {
  const piece = fc.constantFrom("'", '=', '+', '-', '@', ' ', '\t', '\r', '\n', '＝', 'a', '"', ',')
  const text = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('')),
  )
  fc.assert(fc.property(text, (typed) => unguardedCell(guardedCell(typed)) === typed))
})
