import { expect, test } from 'vitest'
import { caseTypes } from './brands.ts'
import { namedByCustomer } from './named-cases.ts'

test('only Name Customization is named by the customer', () => {
  expect(caseTypes.filter(namedByCustomer)).toEqual(['Name Customization'])
})
