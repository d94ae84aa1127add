import { expect, test } from 'vitest'
import { runsOf } from './runs.ts'

test.each([
  ['Ali', ['A', 'l', 'i']],
  ['علی', ['علی']],
  // Right to left: the second word is left of the first.
  ['ماہ نور', ['نور', ' ', 'ماہ']],
  ['علی 786', ['7', '8', '6', ' ', 'علی']],
  ['علی ۷۸۶', ['۷۸۶', ' ', 'علی']],
  ['Al نور علی', ['A', 'l', ' ', 'علی', ' ', 'نور']],
  ['نور & Al', ['A', 'l', ' ', '&', ' ', 'نور']],
  ['نور ♥ علی', ['علی', ' ', '♥', ' ', 'نور']],
  ['', []],
])('%s from left to right', (name, pieces) => {
  expect(runsOf(name).map(({ text }) => text)).toEqual(pieces)
})
