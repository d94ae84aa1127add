import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoProducts } from '#demo/index.ts'
import type { ListingRequest } from '#domain/contract/products.ts'
import { indexOf } from '#testing/indexed-products.ts'
import { parseQuery } from '../query/parse-query.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { find } from './find.ts'
import { readFilter } from './listing-filter.ts'
import { noSearch, toSearchQuery } from './match.ts'
import { firstPerGroup } from './products.ts'

function found(index: CatalogueIndex, query: string): readonly string[] {
  const { query: _, sort, ...filter } = readFilter({})
  return find(index, filter, toSearchQuery(query, parseQuery(query)), sort).ids
}

const demo = indexOf(
  demoProducts.map((product) => ({ ...product, createdAt: -product.daysOnSale })),
)

describe('listings with one product per family (rule: families)', () => {
  const signature = { family: 'signature', caseType: 'Name Customization' }
  const index = indexOf([
    { name: 'Cream Signature', ...signature, colours: ['cream'], price: 900_00 },
    { name: 'Rickshaw' },
    { name: 'Pink Signature', ...signature, colours: ['pink'], price: 800_00 },
    { name: 'Alone', family: 'alone' },
    { name: 'Tall Signature', ...signature, colours: ['pink'], deviceModels: ['Vivo V60'] },
    { name: 'Tecno Signature', ...signature, brand: 'tecno', deviceModels: ['Camon 30'] },
  ])
  const list = (request: ListingRequest) => {
    const { query, sort, ...filter } = readFilter({ group: 'family', ...request })
    const search = query === '' ? noSearch : toSearchQuery(query, parseQuery(query))
    return find(index, filter, search, sort)
  }
  const shown = (request: ListingRequest) => list(request).ids

  test.each<[string, ListingRequest, readonly string[]]>([
    [
      'is its newest, for each brand',
      {},
      ['Tecno Signature', 'Tall Signature', 'Alone', 'Rickshaw'],
    ],
    [
      'is the one that fits the phone',
      { deviceModel: 'Vivo Y21' },
      ['Alone', 'Pink Signature', 'Rickshaw'],
    ],
    ['has the colour of the filter', { colour: 'cream' }, ['Cream Signature']],
    [
      'is the cheapest where prices order',
      { caseType: 'Name Customization', sort: 'price' },
      ['Pink Signature', 'Tecno Signature'],
    ],
    [
      'is the one that was searched by name',
      { keyword: 'cream signature', brand: 'vivo' },
      ['Cream Signature'],
    ],
  ])('%s', (_, request, names) => {
    expect(shown(request)).toEqual(names)
    expect(list(request).total).toBe(names.length)
  })

  test('every count of a filter equals the number of its result', () => {
    const { counts, totalWithoutModel } = list({ deviceModel: 'Vivo Y21' })
    expect(totalWithoutModel).toBe(list({}).total)
    const requests = {
      brand: (brand: string) => ({ brand }),
      caseType: (caseType: string) => ({ caseType }),
      colour: (colour: string) => ({ colour }),
      deviceModel: (deviceModel: string) => ({ deviceModel }),
    }
    for (const [facet, request] of Object.entries(requests)) {
      for (const [value, count] of counts[facet as keyof typeof requests]) {
        const others = facet === 'deviceModel' ? {} : { deviceModel: 'Vivo Y21' }
        expect(list({ ...others, ...request(value) }).total, `${facet} ${value}`).toBe(count)
      }
    }
  })

  test('lists every product without the parameter', () => {
    expect(list({ group: undefined }).total).toBe(6)
    expect(list({ group: undefined }).counts.colour.get('pink')).toBe(2)
    expect(list({}).counts.colour.get('pink')).toBe(1)
  })

  test('are updated when a product is deleted, changes its family or is restored', () => {
    const moving = indexOf([
      { name: 'One', family: 'pair' },
      { name: 'Two', family: 'pair' },
    ])
    expect(moving.familyOf('One')).toEqual(['Two', 'One'])
    moving.put('Two', null)
    expect(moving.familyOf('One')).toEqual([])
    expect(firstPerGroup(moving.all(), moving.keyOf('family'))).toHaveLength(1)
  })
})

describe('listings with one product per design (rule: one-design)', () => {
  const drawn = { caseType: 'Graphical', drawing: 'peacock' }
  const iphone = { brand: 'iphone', deviceModels: ['iPhone 15'] }
  const samsung = { brand: 'samsung', deviceModels: ['Galaxy A15'] }
  const index = indexOf([
    { name: 'Peacock iPhone', ...iphone, ...drawn, price: 900_00 },
    { name: 'Chess iPhone', ...iphone, caseType: 'Graphical', drawing: 'chess' },
    { name: 'Peacock Samsung', ...samsung, ...drawn, price: 800_00 },
    { name: 'Photo Vivo' },
    // Of one drawing with the next, of one family with the last.
    { name: 'Ink iPhone', ...iphone, drawing: 'ink', colours: ['black'] },
    { name: 'Ink Samsung', ...samsung, drawing: 'ink', family: 'matte', colours: ['black'] },
    { name: 'Rose Samsung', ...samsung, drawing: 'rose', family: 'matte', colours: ['pink'] },
  ])
  const list = (request: ListingRequest) => {
    const { query, sort, ...filter } = readFilter({ group: 'design', ...request })
    const search = query === '' ? noSearch : toSearchQuery(query, parseQuery(query))
    return find(index, filter, search, sort)
  }

  test.each<[string, ListingRequest, readonly string[], number]>([
    ['is its newest', {}, ['Rose Samsung', 'Photo Vivo', 'Peacock Samsung', 'Chess iPhone'], 0],
    [
      'is the one for the known phone, which comes first',
      { phone: 'iPhone 15' },
      ['Ink iPhone', 'Chess iPhone', 'Peacock iPhone', 'Photo Vivo'],
      3,
    ],
    [
      'keeps a chosen order',
      { phone: 'iPhone 15', sort: 'price', caseType: 'Graphical' },
      ['Peacock iPhone', 'Chess iPhone'],
      2,
    ],
    [
      'is the one for the asked phone',
      { deviceModel: 'iPhone 15', phone: 'Galaxy A15' },
      ['Ink iPhone', 'Chess iPhone', 'Peacock iPhone'],
      2,
    ],
    ['is searched by the name of any', { keyword: 'peacock iphone' }, ['Peacock iPhone'], 0],
    ['has the colour of the filter', { colour: 'black', phone: 'iPhone 15' }, ['Ink iPhone'], 1],
  ])('%s', (_, request, names, forPhone) => {
    const { ids, total, counts } = list(request)
    expect(ids).toEqual(names)
    expect(total).toBe(names.length)
    expect(counts.deviceModel.get(request.phone ?? '') ?? 0).toBe(forPhone)
  })

  test('are counted once beside each filter', () => {
    const { counts, totalWithoutModel } = list({ deviceModel: 'Galaxy A15' })
    expect(Object.fromEntries(counts.brand)).toEqual({ samsung: 2 })
    expect(Object.fromEntries(counts.deviceModel)).toEqual({
      ...{ 'Galaxy A15': 2, 'iPhone 15': 3, 'Vivo Y21': 1 },
    })
    expect(totalWithoutModel).toBe(4)
  })

  test('have dots for the products of the same brand', () => {
    expect(index.familyOf('Ink Samsung', 'design')).toEqual(['Rose Samsung', 'Ink Samsung'])
    expect(index.familyOf('Ink iPhone', 'design')).toEqual([])
  })
})

describe('a code (rule: codes-are-whole)', () => {
  const index = indexOf([
    { name: 'SKU-S24U-01 Racer' },
    { name: 'Galaxy Nebula', brand: 'samsung', deviceModels: ['Galaxy S24 Ultra'] },
    { name: 'Plain', description: 'Part number KX-991.' },
    { name: 'Sale AB12CD34EF56' },
  ])

  test.each([
    ['SKU-S24U-01', ['SKU-S24U-01 Racer']],
    ['sku-s24u', ['SKU-S24U-01 Racer']],
    ['KX-991', ['Plain']],
    ['ab12cd34ef56', ['Sale AB12CD34EF56']],
    ['SKU-S24U-02', []],
  ])('%s finds products with the whole code', (query, names) => {
    expect(found(index, query)).toEqual(names)
  })

  test('without a product finds nothing', () => {
    const code = fc.string({
      unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
      minLength: 12,
      maxLength: 12,
    })
    const hits = fc
      .sample(code, { numRuns: 600, seed: 2026 })
      .filter((query) => found(demo, query).length > 0)
    expect(hits).toEqual([])
  })
})

describe('products named by the typed word come first', () => {
  test.each([
    ['olive', { colours: ['green'] }],
    ['mint', { colours: ['green'] }],
    ['lavender', { colours: ['purple'] }],
    ['crystal', { caseType: 'Transparent' }],
    ['gulab', { description: 'Roses all over.' }],
    ['leather', { description: 'Looks like leather.' }],
  ])('%s', (word, likewise) => {
    const index = indexOf([
      { name: `${word} Delight`, ...likewise },
      { name: 'Newer', ...likewise },
    ])
    expect(found(index, word)).toEqual([`${word} Delight`, 'Newer'])
  })

  test('among products of any colour or type', () => {
    const index = indexOf([
      { name: 'Olive Garden', colours: ['white'] },
      { name: 'Crystal Palace', caseType: 'Graphical' },
      { name: 'Pine', colours: ['green'], caseType: 'Transparent' },
    ])
    expect(found(index, 'olive')).toEqual(['Olive Garden', 'Pine'])
    expect(found(index, 'crystal')).toEqual(['Crystal Palace', 'Pine'])
  })
})

describe('phones come before earphones', () => {
  const airpods = { brand: 'airpods', deviceModels: ['AirPods 3'], caseType: 'Simple' } as const
  const index = indexOf([
    { name: 'Calm', caseType: 'Mono colour' },
    { name: 'Simple Shell', ...airpods },
    { name: 'Honey Drop', ...airpods },
  ])

  test.each([
    ['simple cover', ['Calm', 'Simple Shell', 'Honey Drop']],
    ['gift', ['Calm', 'Honey Drop', 'Simple Shell']],
    ['airpods', ['Honey Drop', 'Simple Shell']],
    ['honey drop', ['Honey Drop']],
  ])('by %s', (query, names) => {
    expect(found(index, query)).toEqual(names)
  })
})

test.each(['shoes', 'charger', 'kurti', 'جوتے'])(
  '%s, a product of other shops, is searched for in names only',
  (goods) => {
    expect(found(demo, goods)).toEqual([])
    const index = indexOf([
      { name: 'Plain', description: `Goes with ${goods}.` },
      { name: `Red ${goods}` },
    ])
    expect(found(index, goods)).toEqual([`Red ${goods}`])
  },
)

test.each([
  ['سام سنگ اے 15 سیاہ کور', ['Black Matte', 'Black Name']],
  ['black name cover a15', ['Black Name', 'Black Matte']],
  ['samsung a15', ['Black Name', 'Black Matte']],
])('“%s” begins with the right kind of case (rule: brand-or-search)', (query, names) => {
  const black = { brand: 'samsung', deviceModels: ['Galaxy A15'], colours: ['black'] }
  const index = indexOf([
    { name: 'Black Matte', ...black },
    { name: 'Black Name', ...black, nameUrdu: 'سیاہ نام', caseType: 'Name Customization' },
  ])
  expect(found(index, query)).toEqual(names.slice(0, found(index, query).length))
})

test('a product without chosen colours has those of its name', () => {
  const index = indexOf([
    { name: 'Off White Lace' },
    { name: 'Jet Black', colours: ['grey'] },
    { name: 'Coal', colours: ['black'] },
  ])
  expect(found(index, 'cream')).toEqual(['Off White Lace'])
  expect(found(index, 'black')).toEqual(['Coal'])
  expect(index.count('colour', index.all(), index.keyOf('none'))).toEqual(
    new Map([
      ['black', 1],
      ['cream', 1],
      ['grey', 1],
    ]),
  )
})
