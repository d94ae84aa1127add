import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Brand,
  type BrandSlug,
  brandByDisplayName,
  brandBySlug,
  brands,
  caseTypes,
  isCaseTypeOf,
  otherBrands,
} from './brands.ts'
import { namedByCustomer } from './case-types.ts'
import { everyModel, inBrandTableOrder, modelsOf } from './models/brand-models.ts'

function brand(slug: BrandSlug): Brand {
  const found = brandBySlug(slug)
  if (!found) throw new Error(`no brand ${slug}`)
  return found
}

describe('the table of brands', () => {
  test('contains the known brands by address and name, in their order', () => {
    const known = [
      ['iphone', 'iPhone'],
      ['samsung', 'Samsung Galaxy'],
      ['vivo', 'Vivo'],
      ['techno', 'Tecno'],
      ['infinix', 'Infinix'],
      ['googlepixel', 'Google Pixel'],
      ['xiaomi', 'Xiaomi/Redmi'],
      ['airpods', 'Airpods'],
    ]
    const slugs = known.map(([slug]) => slug)
    expect(
      brands
        .filter(({ slug }) => slugs.includes(slug))
        .map(({ slug, displayName }) => [slug, displayName]),
    ).toEqual(known)
  })

  test('gives every brand a row of the same shape', () => {
    for (const row of brands) {
      expect(row.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(row.displayName).toMatch(/^\S(.*\S)?$/)
      expect(modelsOf(row.slug).length, row.slug).toBeGreaterThan(0)
    }
    for (const key of ['slug', 'displayName'] as const) {
      const values = brands.map((row) => row[key].toLowerCase())
      expect(new Set(values).size).toBe(values.length)
    }
  })

  test('offers six case types for phones and three for earphones', () => {
    for (const row of brands) {
      expect(row.caseTypes, row.slug).toEqual(
        row.kind === 'earphones'
          ? ['Simple', 'Luxury', 'Transparent']
          : [
              'Transparent',
              'Graphical',
              'Mono colour',
              'Silicon',
              'Girlish Covers',
              'Name Customization',
            ],
      )
    }
    expect(brand('airpods').kind).toBe('earphones')
    expect(new Set(caseTypes).size).toBe(caseTypes.length)
    expect(caseTypes).toEqual(expect.arrayContaining(brands.flatMap((row) => row.caseTypes)))
  })

  test('lists every model once, in plain text', () => {
    expect(new Set(everyModel.map((model) => model.toLowerCase())).size).toBe(everyModel.length)
    for (const model of everyModel) {
      expect(model).toMatch(/^[A-Za-z0-9+/ ]{4,40}$/)
      expect(model).toBe(model.trim().replace(/ +/g, ' '))
    }
  })

  test.each<[BrandSlug, RegExp, string[]]>([
    [
      'iphone',
      /^iPhone (1[1-7]|X|SE)/,
      [
        ...['X', 'XR', 'XS', 'XS Max'],
        ...['11', '12', '13', '14', '15', '16', '17'],
        ...['11', '12', '13', '14', '15', '16', '17'].flatMap((n) => [`${n} Pro`, `${n} Pro Max`]),
        ...['12 mini', '13 mini', '14 Plus', '15 Plus', '16 Plus', '16e', '17 Air'],
        ...['SE 2020', 'SE 2022'],
      ].map((name) => `iPhone ${name}`),
    ],
    [
      'samsung',
      /^Galaxy (S2[0-5]|A\d\d)/,
      [
        ...['20', '21', '22', '23', '24', '25'].flatMap((n) => [`S${n}`, `S${n}+`, `S${n} Ultra`]),
        ...['S20 FE', 'S21 FE', 'S23 FE', 'S24 FE', 'S25 FE', 'S25 Edge'],
        ...['A03', 'A04', 'A05', 'A06', 'A12', 'A13', 'A14', 'A15', 'A16', 'A22', 'A22 5G', 'A23'],
        ...['A24', 'A25', 'A26', 'A32', 'A32 5G', 'A33', 'A34', 'A35', 'A36', 'A51', 'A52', 'A53'],
        ...['A54', 'A55', 'A56', 'A71', 'A72', 'A73'],
      ].map((name) => `Galaxy ${name}`),
    ],
    [
      'vivo',
      /^Vivo [VYX]\d/,
      ['Vivo V60', 'Vivo V25e', 'Vivo Y200', 'Vivo Y21', 'Vivo X200 Pro', 'Vivo X60'],
    ],
    [
      'techno',
      /^Tecno (Spark|Pova)/,
      ['Tecno Spark 40 Pro', 'Tecno Spark Go 2024', 'Tecno Pova 7', 'Tecno Pova 2'],
    ],
    [
      'infinix',
      /^Infinix (Note|Hot) \d/,
      ['Infinix Note 50 Pro', 'Infinix Note 7', 'Infinix Hot 60i', 'Infinix Hot 8'],
    ],
    [
      'googlepixel',
      /^Pixel (6|7|8|9|10|Fold)/,
      [
        ...['6', '7', '8', '9', '10'].flatMap((n) => [`Pixel ${n}`, `Pixel ${n} Pro`]),
        ...['6a', '7a', '8a', '9a', '9 Pro XL', '10 Pro XL', '9 Pro Fold'].map((n) => `Pixel ${n}`),
      ],
    ],
    [
      'xiaomi',
      /^(Xiaomi|Redmi|Mi|Poco) /,
      ['Xiaomi 15 Ultra', 'Redmi Note 14 Pro+', 'Redmi 13C', 'Mi 11', 'Mi 9T', 'Poco X7 Pro'],
    ],
    [
      'airpods',
      /^AirPods /,
      ['AirPods Pro 2', 'AirPods 1/2', 'AirPods 3', 'AirPods Pro', 'AirPods 4'],
    ],
  ])('%s covers its range of the specification, and stays inside it', (slug, family, expected) => {
    expect(modelsOf(slug)).toEqual(expect.arrayContaining(expected))
    for (const model of modelsOf(slug)) expect(model).toMatch(family)
  })
})

describe('finding a brand', () => {
  test('by address is exact', () => {
    expect(brandBySlug('techno')?.displayName).toBe('Tecno')
    for (const unknown of ['tecno', 'iPhone', '', ' iphone', '__proto__', 'constructor']) {
      expect(brandBySlug(unknown)).toBeUndefined()
    }
  })

  test('by display name ignores case and outer spaces', () => {
    for (const typed of ['Samsung Galaxy', ' samsung galaxy ', 'SAMSUNG GALAXY']) {
      expect(brandByDisplayName(typed)?.slug).toBe('samsung')
    }
    for (const unknown of ['Samsung', 'Galaxy Samsung', 'techno', '']) {
      expect(brandByDisplayName(unknown)).toBeUndefined()
    }
  })
})

test('only Name Customization takes a customer’s name', () => {
  expect(caseTypes.filter(namedByCustomer)).toEqual(['Name Customization'])
})

test('a case type belongs to the brands that offer it', () => {
  expect(isCaseTypeOf(brand('vivo'), 'Name Customization')).toBe(true)
  expect(isCaseTypeOf(brand('airpods'), 'Transparent')).toBe(true)
  expect(isCaseTypeOf(brand('airpods'), 'Silicon')).toBe(false)
  expect(isCaseTypeOf(brand('iphone'), 'Luxury')).toBe(false)
  expect(isCaseTypeOf(brand('iphone'), 'transparent')).toBe(false)
})

describe('sales order', () => {
  test('puts the newest of a family first and retired names last', () => {
    expect(
      inBrandTableOrder(brand('iphone'), [
        'iPhone 7',
        'iPhone X',
        'iPhone 15',
        'iPhone 4',
        'iPhone 17',
      ]),
    ).toEqual(['iPhone 17', 'iPhone 15', 'iPhone X', 'iPhone 4', 'iPhone 7'])
  })

  test("treats another brand's model as unknown", () => {
    expect(inBrandTableOrder(brand('vivo'), ['iPhone 17', 'Vivo V60'])).toEqual([
      'Vivo V60',
      'iPhone 17',
    ])
  })

  test('over the whole catalogue follows the table', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...everyModel]), (some) => {
        const sorted = inBrandTableOrder(null, some)
        expect(sorted).toEqual(everyModel.filter((model) => some.includes(model)))
      }),
    )
  })
})

test.each<[string, string, readonly string[]]>([
  ['', 'Silicon', []],
  ['vivo', '', []],
  ['airpods', 'Luxury', []],
  ['vivo', 'Silicon', ['iphone', 'samsung', 'techno', 'infinix', 'googlepixel', 'xiaomi']],
])('the other brands of %j with %j: %j', (brand, caseType, others) => {
  expect(otherBrands(brand, caseType).map(({ slug }) => slug)).toEqual(others)
})
