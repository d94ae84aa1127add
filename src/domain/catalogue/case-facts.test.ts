import { describe, expect, test } from 'vitest'
import { brands } from './brands.ts'
import { caseFacts } from './case-facts.ts'

describe('caseFacts (rule: case-facts)', () => {
  test.each(
    brands.flatMap(({ displayName, kind, caseTypes }) =>
      caseTypes.map((type) => [type, displayName, kind] as const),
    ),
  )('gives material, finish, weight and parcel of %s for %s', (type, _brand, kind) => {
    const facts = caseFacts(type, kind === 'phone')
    expect(facts.map(({ label }) => label)).toEqual([
      'Material',
      'Finish',
      'Weight',
      'In the parcel',
    ])
  })

  test('distinguishes a clear case of earphones from one of a phone', () => {
    expect(caseFacts('Transparent', false)).not.toEqual(caseFacts('Transparent', true))
  })

  test('gives none for a removed type', () => {
    expect(caseFacts('Wooden', true)).toEqual([])
  })
})
