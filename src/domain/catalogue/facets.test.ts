import { describe, expect, test } from 'vitest'
import { brands, caseTypes } from './brands.ts'
import { colours } from './colours.ts'
import { modelChoices, tableChoices, typeChoices } from './facets.ts'
import { modelsOf } from './models/brand-models.ts'
import { priceSteps } from './price-steps.ts'

const counts = (entries: Record<string, number>) => new Map(Object.entries(entries))
const values = (choices: readonly { value: string }[]) => choices.map(({ value }) => value)

describe('model choices', () => {
  test('of a brand are all its models in sales order, then retired ones', () => {
    const choices = modelChoices('iphone', counts({ 'iPhone 7': 1, 'iPhone 15': 4, 'iPhone 4': 2 }))
    expect(values(choices)).toEqual([...modelsOf('iphone'), 'iPhone 4', 'iPhone 7'])
    expect(choices.filter(({ count }) => count > 0)).toEqual([
      { value: 'iPhone 15', count: 4 },
      { value: 'iPhone 4', count: 2 },
      { value: 'iPhone 7', count: 1 },
    ])
  })

  test.each(['', 'nokia'])('without a known brand (%j) are those with products only', (brand) => {
    expect(modelChoices(brand, counts({ 'Vivo V60': 1, 'iPhone 4': 2, 'iPhone 15': 4 }))).toEqual([
      { value: 'iPhone 15', count: 4 },
      { value: 'Vivo V60', count: 1 },
      { value: 'iPhone 4', count: 2 },
    ])
  })
})

describe('type choices', () => {
  test('of a brand are the types it offers', () => {
    expect(typeChoices('airpods', counts({ Luxury: 2 }))).toEqual([
      { value: 'Simple', count: 0 },
      { value: 'Luxury', count: 2 },
      { value: 'Transparent', count: 0 },
    ])
  })

  test('without a brand are all types, and removed ones that a product still has', () => {
    expect(values(typeChoices('', counts({ Wooden: 1 })))).toEqual([...caseTypes, 'Wooden'])
  })
})

test.each([
  ['brand', brands],
  ['colour', colours],
  ['price', priceSteps],
] as const)('%s choices are the whole table in its order, also without products', (_, table) => {
  const slugs = table.map(({ slug }) => slug)
  const [first = '', second = ''] = slugs
  const choices = tableChoices(table, counts({ [second]: 3, unheard: 1 }))
  expect(values(choices)).toEqual(slugs)
  expect(choices.slice(0, 2)).toEqual([
    { value: first, count: 0 },
    { value: second, count: 3 },
  ])
})
