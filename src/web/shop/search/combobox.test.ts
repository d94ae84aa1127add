import { expect, test } from 'vitest'
import { optionAfter } from './combobox.ts'

test.each([
  ['down to the first', 'ArrowDown', -1, 3, 0],
  ['down to the next', 'ArrowDown', 0, 3, 1],
  ['down from the last to the field', 'ArrowDown', 2, 3, -1],
  ['up from the field to the last', 'ArrowUp', -1, 3, 2],
  ['up from the first to the field', 'ArrowUp', 0, 3, -1],
  ['to the first', 'Home', 2, 3, 0],
  ['to the last', 'End', 0, 3, 2],
  ['nowhere: the cursor moves to the beginning of the text', 'Home', -1, 3, null],
  ['nowhere: the cursor moves to the end of the text', 'End', -1, 3, null],
  ['nowhere with another key', 'a', 1, 3, null],
  ['nowhere without a list', 'ArrowDown', -1, 0, null],
])('%s', (_name, key, active, count, next) => {
  expect(optionAfter(key, active, count)).toBe(next)
})
