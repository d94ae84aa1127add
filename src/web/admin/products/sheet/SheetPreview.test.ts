import { describe, expect, test } from 'vitest'
import type { SheetChanges } from '#domain/contract/sheets.ts'
import { blockingReasonOf, changesInWords, warningsIn } from './SheetPreview.tsx'

const product = (
  field = 'Name',
  is = 'Dawn',
  isSample = false,
): SheetChanges['products'][number] => ({
  row: 2,
  _id: '1',
  name: 'Dawn',
  changes: [{ field, was: 'Dusk', is }],
  isSample,
})

test.each([
  [[], 0, 'No product changes.'],
  [[], 1, 'No product changes, 1 line says what the shop has already.'],
  [[product()], 0, '1 product changes.'],
  [[product(), product()], 1200, '2 products change, 1,200 lines say what the shop has already.'],
])('summary of the changes %j and %d unchanged lines', (products, unchanged, words) => {
  expect(changesInWords({ products, unchanged })).toBe(words)
})

test('unusual changes have a warning', () => {
  expect(warningsIn({ products: [product('Name', 'no')] })).toEqual([])
  const products = [
    product('On sale', 'no'),
    product('On sale', 'no', true),
    product('On sale', 'yes'),
  ]
  expect(warningsIn({ products })).toEqual([
    '2 products leave the shop.',
    '1 product comes back into the shop.',
    '1 sample becomes your own.',
  ])
})

describe('a sheet', () => {
  const fine = { mistakes: [], conflicts: [], products: [product()] }
  const mistakes = [{ row: 2, column: 'Name', message: '' }]
  const conflicts = [{ row: 2, _id: '1', name: '', message: '' }]
  test.each([
    ['can be applied', fine, null],
    ['has mistakes', { ...fine, mistakes, conflicts }, /mistakes/],
    ['has conflicts', { ...fine, conflicts }, /have changed/],
    ['changes nothing', { ...fine, products: [] }, /nothing to change/],
  ])('%s', (_, sheetChanges, blockingReason) => {
    const found = blockingReasonOf(sheetChanges)
    if (blockingReason === null) expect(found).toBeNull()
    else expect(found).toMatch(blockingReason)
  })
})
