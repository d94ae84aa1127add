import { expect, test } from 'vitest'
import { caseTypes } from './brands.ts'
import { namedByCustomer } from './case-types.ts'

test('only Name Customization takes a customer’s name', () => {
  expect(caseTypes.filter(namedByCustomer)).toEqual(['Name Customization'])
})
