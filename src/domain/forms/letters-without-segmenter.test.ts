import { afterAll, expect, test, vi } from 'vitest'

const { Segmenter: _, ...intl } = Object.getOwnPropertyDescriptors(Intl)
vi.stubGlobal('Intl', Object.defineProperties({}, intl))
const { lettersIn } = await import('./letters.ts')
afterAll(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['Zoya', 4],
  ['Zoé', 3],
  ['Zoe\u0301', 3],
  ['زُوۡیَا', 4],
  ['محمد علی', 8],
])('without a segmenter %s has %i letters (rules: letters, supported-browsers)', (text, count) => {
  expect(lettersIn(text)).toBe(count)
})
