import { expect, test } from 'vitest'
import { modelsOf } from './brand-models.ts'
import { brandFound, modelsFound } from './models-found.ts'

test.each([
  ['s25 ultra', ['Galaxy S25 Ultra']],
  ['ULTRA  s25', ['Galaxy S25 Ultra']],
  ['s25+', ['Galaxy S25+']],
  ['nokia', []],
])('a search for %j finds %j', (typed, found) => {
  expect(modelsFound(modelsOf('samsung'), typed)).toEqual(found)
})

test('an empty search finds every model', () => {
  expect(modelsFound(modelsOf('airpods'), '  ')).toEqual(modelsOf('airpods'))
})

test.each([
  ['airpod pro', 'airpods'],
  ['redmi note 99', 'xiaomi'],
  ['nokia 3310', undefined],
])('%j names the brand %s', (typed, slug) => {
  expect(brandFound(typed)?.slug).toBe(slug)
})
