import { expect, test } from 'vitest'
import { nameLooks } from '#studio/looks/names.ts'
import { loadLookBook } from './look-books.ts'

test.each(Object.keys(nameLooks))('%s is fetched without the others of its type', async (look) => {
  const book = await loadLookBook(look)
  expect(book[look]).toBe(nameLooks[look])
  expect(Object.keys(book).length).toBeLessThan(Object.keys(nameLooks).length / 2)
})

test('an unknown look uses all looks, as on the server', async () => {
  expect(await loadLookBook('of tomorrow')).toBe(nameLooks)
})
