import { expect, test } from 'vitest'
import { choose, nothingChosen } from './use-chosen.ts'

test('orders are selected and deselected, the others stay', () => {
  const two = choose(nothingChosen, ['a', 'b', 'a'], true)
  expect([...two]).toEqual(['a', 'b'])
  expect([...choose({ ids: two }, ['b', 'c'], false)]).toEqual(['a'])
  expect(nothingChosen.ids.size).toBe(0)
})
