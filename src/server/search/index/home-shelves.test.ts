import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RELATED_SIZE, SHELF_SIZE } from '#domain/catalogue/shelves.ts'
import { indexedProduct, indexOf } from '#testing/indexed-products.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { relatedIn, shelvesIn } from './home-shelves.ts'

const nothingSold = new Map<string, number>()

describe('the newest', () => {
  test('begin with the newest, and change with every new one', () => {
    const index = indexOf([{ id: 'old' }, { id: 'new' }])
    expect(shelvesIn(index, nothingSold).newest).toEqual(['new', 'old'])
    index.put('newer', indexedProduct({ id: 'newer', createdAt: 9 }))
    index.put('old', null)
    expect(shelvesIn(index, nothingSold).newest).toEqual(['newer', 'new'])
  })

  test('vary brands and designs, however the products were added', () => {
    const batch = (brand: string) =>
      Array.from({ length: 40 }, (_, at) => ({
        id: `${brand} ${at}`,
        name: `Design ${at % 20} for ${brand}`,
        brand,
        caseType: at % 2 ? 'Silicon' : 'Transparent',
      }))
    const brands = ['iphone', 'samsung', 'vivo', 'infinix']
    const { newest } = shelvesIn(indexOf(brands.flatMap(batch)), nothingSold)
    expect(newest).toHaveLength(SHELF_SIZE)
    expect(newest[0]).toBe('infinix 39')
    for (const brand of brands) {
      const ofBrand = newest.filter((id) => id.startsWith(brand)).length
      expect(Math.abs(ofBrand - SHELF_SIZE / brands.length), brand).toBeLessThan(1)
    }
    expect(new Set(newest.map((id) => Number(id.split(' ')[1]) % 20)).size).toBe(SHELF_SIZE)
  })
})

describe('the most loved', () => {
  const index = indexOf([
    { id: 'plain' },
    { id: 'praised', rating: 5, reviewCount: 2 },
    { id: 'blamed', rating: 1, reviewCount: 3 },
    { id: 'both', rating: 4, reviewCount: 1 },
  ])

  test.each([
    ['nobody has bought anything: praise alone', {}, ['praised', 'both']],
    ['pieces and praise count together', { both: 7, plain: 1 }, ['both', 'praised', 'plain']],
    ['many sales outweigh bad words', { blamed: 30 }, ['blamed', 'praised', 'both']],
    ['what is gone from the shop is no more loved', { gone: 99 }, ['praised', 'both']],
  ])('%s', (_, pieces, expected) => {
    expect(shelvesIn(index, new Map(Object.entries(pieces))).loved).toEqual(expected)
  })

  test('are those for one phone, each design by its best (rule: one-design)', () => {
    const peacock = { drawing: 'peacock', caseType: 'Graphical' }
    const some = indexOf([
      { id: 'peacock Y21', ...peacock },
      { id: 'peacock Y20', ...peacock, deviceModels: ['Vivo Y20'] },
      { id: 'plain Y20', deviceModels: ['Vivo Y20'] },
    ])
    const sold = new Map([
      ['peacock Y21', 2],
      ['peacock Y20', 1],
    ])
    const shelves = (model: string) => {
      const { newest, loved } = shelvesIn(some, sold, model)
      return { newest, loved }
    }
    expect(shelves('')).toEqual({ newest: ['plain Y20', 'peacock Y20'], loved: ['peacock Y21'] })
    expect(shelves('Vivo Y20')).toMatchObject({ loved: ['peacock Y20'] })
    expect(shelves('Vivo Y21')).toEqual({ newest: ['peacock Y21'], loved: ['peacock Y21'] })
  })

  test('are empty in a shop without sales and reviews', () => {
    expect(shelvesIn(indexOf([{ id: 'a' }, { id: 'b' }]), nothingSold).loved).toEqual([])
  })

  test('are the best of many', () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ id: `${at}`, name: `Design ${at}` }))
    const pieces = new Map(many.map(({ id }, at) => [id, (at * 7) % 501]))
    const { loved } = shelvesIn(indexOf(many), pieces)
    const best = [...pieces].toSorted((a, b) => b[1] - a[1]).map(([id]) => id)
    expect(loved).toEqual(best.slice(0, SHELF_SIZE))
  })
})

describe('the types', () => {
  test('show products of no other shelf', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      id: `${at}`,
      name: `Design ${at}`,
      caseType: at % 2 ? 'Silicon' : 'Graphical',
    }))
    const { newest, types } = shelvesIn(indexOf(many), nothingSold)
    expect(types).toHaveLength(2)
    for (const { id } of types) expect(newest).not.toContain(id)
  })

  test('are the types on sale, in the order of the filters, with their counts and a case of another design each', () => {
    const index = indexOf([
      { id: 'a', name: 'Rose Case for Vivo', caseType: 'Silicon' },
      { id: 'b', name: 'Kufi Case for Vivo', caseType: 'Silicon' },
      { id: 'c', name: 'Rose Case for iPhone', caseType: 'Graphical' },
      { id: 'd', name: 'Tulip Case for Vivo', caseType: 'Graphical', rating: 3, reviewCount: 1 },
      { id: 'e', name: 'Rose Case for Infinix', caseType: 'Transparent' },
      { id: 'f', name: 'Newest Cover', caseType: 'Transparent', brand: 'airpods' },
    ])
    expect(shelvesIn(index, new Map([['a', 1]])).types).toEqual([
      { caseType: 'Transparent', count: 2, id: 'e' },
      { caseType: 'Graphical', count: 2, id: 'd' },
      { caseType: 'Silicon', count: 2, id: 'b' },
    ])
  })
})

describe('related cases (rule: related-cases)', () => {
  const own = indexedProduct({
    id: 'own',
    name: 'Own Case for Vivo Y21',
    deviceModels: ['Vivo Y21', 'Vivo Y33s'],
    colours: ['pink'],
  })
  const of = (index: CatalogueIndex, model = '') => relatedIn(index, { ...own, id: 'own' }, model)
  const elsewhere = { brand: 'iphone', deviceModels: ['iPhone 15'], caseType: 'Graphical' }

  test('list the same phone, then type and colour, then either, then the brand, then the rest', () => {
    const index = indexOf([
      { ...own, id: 'own' },
      { id: 'rest', ...elsewhere },
      { id: 'brand', ...elsewhere, brand: 'vivo' },
      { id: 'type', ...elsewhere, caseType: 'Silicon' },
      { id: 'colour', ...elsewhere, colours: ['pink', 'red'] },
      { id: 'both', ...elsewhere, caseType: 'Silicon', colours: ['pink'] },
      { id: 'phone', ...elsewhere, deviceModels: ['Vivo Y33s'] },
      { id: 'phone and type', deviceModels: ['Vivo Y21'] },
    ])
    expect(of(index)).toEqual([
      ...['phone and type', 'phone', 'both', 'colour', 'type', 'brand', 'rest'],
    ])
  })

  test('for one phone, rank a case of another model of the same product with the rest', () => {
    const index = indexOf([
      { id: 'Y33s', deviceModels: ['Vivo Y33s'] },
      { id: 'Y21', caseType: 'Graphical', deviceModels: ['Vivo Y21'] },
    ])
    expect(of(index, 'Vivo Y21')).toEqual(['Y21', 'Y33s'])
    expect(of(index, 'Vivo Y33s')).toEqual(['Y33s', 'Y21'])
  })

  test('list the same design for other phones last, and one of each design first', () => {
    const index = indexOf([
      { id: 'tulip', name: 'Tulip Case for Vivo Y20', deviceModels: ['Vivo Y20'] },
      { id: 'sibling', name: 'own case for iPhone 15', deviceModels: ['iPhone 15'] },
      { id: 'rose', name: 'Rose Case for Vivo Y20', deviceModels: ['Vivo Y20'] },
      { id: 'another rose', name: 'Rose Case for iPhone 15', ...elsewhere },
    ])
    expect(of(index)).toEqual(['rose', 'tulip', 'sibling', 'another rose'])
  })

  test('know a design by its drawing', () => {
    const drawn = { caseType: 'Graphical', drawing: 'peacock' }
    const index = indexOf([
      { ...own, ...drawn, id: 'own' },
      { id: 'other', deviceModels: ['Vivo Y20'] },
      { id: 'Own Case for iPhone', ...elsewhere, ...drawn },
      { id: 'Peacock', ...drawn },
    ])
    expect(of(index, 'Vivo Y20')).toEqual(['other', 'Peacock', 'Own Case for iPhone'])
  })

  const someProduct = fc.record({
    name: fc.constantFrom('Rose Case for A', 'Rose Case for B', 'Kufi Case', 'Own Case for B'),
    brand: fc.constantFrom('vivo', 'iphone'),
    caseType: fc.constantFrom('Silicon', 'Graphical'),
    deviceModels: fc.subarray(['Vivo Y21', 'Vivo Y33s', 'iPhone 15'], { minLength: 1 }),
    colours: fc.subarray(['pink', 'red']),
  })

  test('exclude the case itself, have no duplicates, fill the shelf, and are deterministic', () => {
    fc.assert(
      fc.property(
        fc.array(someProduct, { maxLength: 25 }),
        fc.constantFrom('', 'Vivo Y21', 'iPhone 15', 'Nokia 3310'),
        (others, model) => {
          const index = indexOf([
            { ...own, id: 'own' },
            ...others.map((other, at) => ({ ...other, id: `${at}` })),
          ])
          const ids = of(index, model)
          expect(ids).not.toContain('own')
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids).toHaveLength(Math.min(RELATED_SIZE, others.length))
          expect(of(index, model)).toEqual(ids)
          const phones = model === '' ? own.deviceModels : [model]
          const fits = ids.map((id) =>
            others[Number(id)]?.deviceModels.some((one) => phones.includes(one)),
          )
          expect(fits).toEqual(fits.toSorted((a, b) => Number(b) - Number(a)))
        },
      ),
    )
  })
})

describe('collections (rule: collections)', () => {
  const trucks = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `truck ${at}`, name: `Truck Art ${at} Case` }))

  test('are the results of their search, with one of them as the picture', () => {
    const index = indexOf([...trucks(5), { id: 'plain' }])
    expect(shelvesIn(index, nothingSold).collections).toEqual([
      { slug: 'truck-art', count: 5, ids: expect.arrayContaining(['truck 0', 'truck 4']) },
    ])
  })

  test('need a case of their own', () => {
    const shown = (count: number) => shelvesIn(indexOf(trucks(count)), nothingSold).collections
    expect([shown(0).length, shown(1).length]).toEqual([0, 1])
  })
})
