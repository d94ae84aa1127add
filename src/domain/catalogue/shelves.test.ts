import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CaseLikeness, love, nameParts, varied } from './shelves.ts'

describe('a name in its halves', () => {
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

  test('begins with the first, whatever it is', () => {
    expect(pick(1, 'rose vivo clear', 'peacock iphone silicon')).toEqual(['rose vivo clear'])
  })

  test('shows no design twice as long as there is another', () => {
    expect(
      pick(3, 'rose vivo clear', 'rose iphone silicon', 'kufi vivo clear', 'plain vivo clear'),
    ).toEqual(['rose vivo clear', 'kufi vivo clear', 'plain vivo clear'])
  })

  test('lets brands and types take turns', () => {
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

  test('keeps what there is when nothing differs', () => {
    expect(pick(9, 'a vivo clear', 'a vivo clear')).toHaveLength(2)
  })

  const kindred: fc.Arbitrary<CaseLikeness> = fc.record({
    design: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    brand: fc.constantFrom('vivo', 'iphone', 'samsung'),
    caseType: fc.constantFrom('Silicon', 'Transparent'),
  })

  test('is a choice of what was given, each once, the first first, and no design twice too early', () => {
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

describe('how loved a case is (rule: most-loved)', () => {
  test.each([
    ['nothing sold, nobody said a word', 0, 0, 0, 0],
    ['every piece counts', 7, 0, 0, 7],
    ['five stars count four', 0, 5, 1, 4],
    ['three stars say nothing', 2, 3, 4, 2],
    ['bad words weigh as much as good ones', 3, 1, 2, -5],
  ])('%s', (_, sold, rating, reviewCount, points) => {
    expect(love({ sold, rating, reviewCount })).toBe(points)
  })
})
