import { expect, test } from 'vitest'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { initialValues } from '#domain/catalogue/product-fields.ts'
import { copiesFor } from './FitFields.tsx'

test('a copy has all models of the other brand', () => {
  const typed = {
    ...initialValues,
    name: 'Dawn',
    brand: 'vivo',
    caseType: 'Silicon',
    deviceModels: ['Vivo V60'],
  }
  const [copy, ...others] = copiesFor(typed, ['techno', 'vivo', 'airpods'])
  expect(others).toEqual([])
  expect(copy).toEqual({
    ...typed,
    brand: 'techno',
    deviceModels: modelsOf('techno'),
  })
  expect(copiesFor({ ...typed, caseType: '' }, ['techno'])).toEqual([])
})
