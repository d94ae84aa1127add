import { describe, expect, test } from 'vitest'
import { brands } from './brands.ts'
import { caseFacts, caseParts } from './case-facts.ts'
import { productFields } from './product-fields.ts'

describe('caseFacts (rule: case-facts)', () => {
  test.each(
    brands.flatMap(({ displayName, kind, caseTypes }) =>
      caseTypes.map((type) => [type, displayName, kind] as const),
    ),
  )('include material, finish, weight and parcel of %s for %s', (type, _brand, kind) => {
    const facts = caseFacts({ caseType: type }, kind === 'phone')
    expect(facts.map(({ label }) => label)).toEqual([
      'Material',
      'Finish',
      'Weight',
      'In the parcel',
    ])
  })

  test('distinguish clear cases of earphones from those of phones', () => {
    const clear = { caseType: 'Transparent' }
    expect(caseFacts(clear, false)).not.toEqual(caseFacts(clear, true))
  })

  test('are empty for a removed type', () => {
    expect(caseFacts({ caseType: 'Wooden' }, true)).toEqual([])
  })

  test.each([
    ['material', 'Recycled TPU', 'Material'],
    ['finish', 'Pearl', 'Finish'],
    ['weight', '28 g', 'Weight'],
    ['inParcel', 'One case and a cloth', 'In the parcel'],
  ])('the owner’s own %s stands in the place of the default', (name, value, label) => {
    const usual = caseFacts({ caseType: 'Silicon' }, true)
    const own = caseFacts({ caseType: 'Silicon', [name]: value }, true)
    expect(own).toEqual(usual.map((fact) => (fact.label === label ? { label, value } : fact)))
    // Also for a type without defaults.
    expect(caseFacts({ caseType: 'Wooden', [name]: value }, true)).toEqual([{ label, value }])
  })

  test('have the same labels in the form, in the sheet and on the page', () => {
    const own = { material: 'a', finish: 'b', weight: 'c', inParcel: 'd' }
    const named = Object.entries(own).map(([name, value]) => ({
      label: productFields[name as keyof typeof own].label,
      value,
    }))
    expect(caseFacts({ caseType: 'Wooden', ...own }, true)).toEqual(named)
  })

  test('an empty value is the default', () => {
    const silicon = { caseType: 'Silicon' }
    expect(caseFacts({ ...silicon, weight: '' }, true)).toEqual(caseFacts(silicon, true))
  })
})

describe('caseParts', () => {
  const cornersOf = (product: Parameters<typeof caseParts>[0]) => caseParts(product)[1]?.purpose

  test.each([
    ['Transparent', /TPU/],
    ['Graphical', /TPU edge/],
    ['Silicon', /Silicone/],
    ['Luxury', /hard shell/],
  ])('name the edge of %s at the corners', (caseType, words) => {
    expect(cornersOf({ caseType })).toMatch(words)
  })

  test('name no material where the owner wrote another, nor for a removed type', () => {
    const general = 'The edge goes around all four corners.'
    expect(cornersOf({ caseType: 'Silicon', material: 'Cork' })).toBe(general)
    expect(cornersOf({ caseType: 'Wooden' })).toBe(general)
  })
})
