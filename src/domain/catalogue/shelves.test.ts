import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CaseLikeness, nameParts, popularityScore, varied } from './shelves.ts'

describe('the parts of a name', () => {
  test.each([
    ['Peacock Case for iPhone 14', 'Peacock Case', 'for iPhone 14'],
    ['Made for Eid Case for Vivo V60 & V70', 'Made for Eid Case', 'for Vivo V60 & V70'],
    ['Pista AirPods Cover', 'Pista AirPods Cover', ''],
    [' for nobody', ' for nobody', ''],
  ])('%s', (name, design, phones) => {
    expect(nameParts(name)).toEqual({ design, phones })
  })
})

describe('a varied shelf (rule: varied-shelves)', () => {
  const pick = (count: number, ...rows: readonly string[]) =>
    varied(
      rows.map((row) => {
        const [design = '', brand = '', caseType = ''] = row.split(' ')
        return { row, design, brand, caseType }
      }),
      count,
    ).map(({ row }) => row)

  test('begins with the first case', () => {
    expect(pick(1, 'rose vivo clear', 'peacock iphone silicon')).toEqual(['rose vivo clear'])
  })

  test('repeats no design as long as there is another', () => {
    expect(
      pick(3, 'rose vivo clear', 'rose iphone silicon', 'kufi vivo clear', 'plain vivo clear'),
    ).toEqual(['rose vivo clear', 'kufi vivo clear', 'plain vivo clear'])
  })

  test('alternates brands and types', () => {
    expect(
      pick(
        4,
        'a vivo clear',
        'b vivo clear',
        'c vivo silicon',
        'd iphone silicon',
        'e iphone clear',
      ),
    ).toEqual(['a vivo clear', 'd iphone silicon', 'b vivo clear', 'c vivo silicon'])
  })

  test('keeps the order when no traits differ', () => {
    expect(pick(9, 'a vivo clear', 'a vivo clear')).toHaveLength(2)
  })

  const kindred: fc.Arbitrary<CaseLikeness> = fc.record({
    design: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    brand: fc.constantFrom('vivo', 'iphone', 'samsung'),
    caseType: fc.constantFrom('Silicon', 'Transparent'),
  })

  test('begins with the first case, without duplicates, and repeats no design too early', () => {
    fc.assert(
      fc.property(fc.array(kindred), fc.integer({ min: 0, max: 12 }), (items, count) => {
        const picked = varied(items, count)
        expect(picked).toHaveLength(Math.min(count, items.length))
        expect(new Set(picked).size).toBe(picked.length)
        expect(items).toEqual(expect.arrayContaining(picked))
        if (picked.length > 0) expect(picked[0]).toBe(items[0])
        expect(varied(items, count)).toEqual(picked)
        const designs = picked.map(({ design }) => design)
        const offered = new Set(items.map(({ design }) => design))
        const brandsAndTypes = new Set(items.map(({ brand, caseType }) => brand + caseType))
        if (brandsAndTypes.size === 1) {
          expect(new Set(designs).size).toBe(Math.min(count, offered.size, items.length))
        }
      }),
    )
  })
})

describe('score of popularity (rule: most-loved)', () => {
  test.each([
    ['no sales and no reviews', 0, 0, 0, 0],
    ['one point per piece', 7, 0, 0, 7],
    ['four points for five stars', 0, 5, 1, 4],
    ['no points for three stars', 2, 3, 4, 2],
    ['negative points for bad reviews', 3, 1, 2, -5],
  ])('%s', (_, sold, rating, reviewCount, points) => {
    expect(popularityScore({ sold, rating, reviewCount })).toBe(points)
  })
})
