import { expect, test } from 'vitest'
import { choose, emptySelection } from './ChoosePage.tsx'

test('orders are selected and deselected, the others stay', () => {
  const two = choose(emptySelection, ['a', 'b', 'a'], true)
  expect([...two]).toEqual(['a', 'b'])
  expect([...choose({ ids: two }, ['b', 'c'], false)]).toEqual(['a'])
  expect(emptySelection.ids.size).toBe(0)
})
