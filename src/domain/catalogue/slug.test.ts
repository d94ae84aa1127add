import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addresses } from '#domain/contract/addresses/index.ts'
import { freeSlug, slugOf } from './slug.ts'

describe('the slug of a name', () => {
  test.each([
    ['Midnight Aurora Case', 'midnight-aurora-case'],
    ['Chai & Co+', 'chai-and-co-plus'],
    ['  --Café Crème!  ', 'cafe-creme'],
    ['iPhone 15 / 16 Pro', 'iphone-15-16-pro'],
    ['گلابی کور', 'case'],
    ['🙂', 'case'],
    ['../../etc/passwd', 'etc-passwd'],
    ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'case-3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
  ])('of %j is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  test.each(
    Object.values(addresses).flatMap(({ path }) => /^\/products\/([a-z-]+)$/.exec(path)?.[1] ?? []),
  )('is never %s, which is a call', (word) => {
    expect(slugOf(word)).toBe(`case-${word}`)
  })

  test('consists of letters and digits, never empty or too long, for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        expect(slugOf(name)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(slugOf(name).length).toBeLessThanOrEqual(85)
      }),
    )
  })
})

describe('an unused slug', () => {
  test.each([
    [[], 'aurora'],
    [['aurora-2'], 'aurora'],
    [['aurora'], 'aurora-2'],
    [['aurora', 'aurora-2', 'aurora-3'], 'aurora-4'],
    [['aurora', 'aurora-3'], 'aurora-2'],
    [['aurora', 'aurora-case'], 'aurora-2'],
  ])('beside %j is %s', (taken, slug) => {
    expect(freeSlug('aurora', new Set(taken))).toBe(slug)
  })
})
