import { expect, test } from 'vitest'
import { brands } from '../brands.ts'
import { modelsOf } from './brand-models.ts'
import { popularModelsOf } from './popular-models.ts'

test.each(brands.map(({ slug }) => slug))(
  'the popular models of %s are models of the brand',
  (slug) => {
    expect(popularModelsOf(slug).length).toBeGreaterThan(0)
    expect(modelsOf(slug)).toEqual(expect.arrayContaining([...popularModelsOf(slug)]))
  },
)
