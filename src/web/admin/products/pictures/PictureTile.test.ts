import { expect, test } from 'vitest'
import { modelsText } from './PictureTile.tsx'

test.each([
  [[], 'any phone'],
  [['Vivo V60'], 'Vivo V60'],
  [['Vivo V60', 'Vivo Y21', 'Vivo Y20'], 'Vivo V60 and 2 more'],
])('a photo of %j shows %s', (models, words) => {
  expect(modelsText(models)).toBe(words)
})
