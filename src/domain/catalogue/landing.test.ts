import { expect, test } from 'vitest'
import { inUrdu } from '#testing/in-urdu.ts'
import { type Brand, brandBySlug, brands } from './brands.ts'
import { type BrandListing, landingWords } from './landing.ts'
import { landingDescription } from './landing-description.ts'
import { modelsOf } from './models/brand-models.ts'

const brandOf = (slug: string): Brand => {
  const brand = brandBySlug(slug)
  if (!brand) throw new Error(slug)
  return brand
}

function found(
  part: Partial<BrandListing['view'] & Omit<BrandListing, 'view'>> = {},
): BrandListing {
  const { model = '', type = '', page = 1, ...numbers } = part
  return { view: { model, type, page }, total: 25, modelCount: 120, lowestPrice: 809, ...numbers }
}

test.each([
  ['vivo', 'Vivo Y21', 'Vivo Y21 covers and cases from Rs. 809', 'Vivo Y21 covers'],
  // Names as searched for, and as in the brand's list.
  [
    'samsung',
    'Galaxy A14',
    'Samsung Galaxy A14 covers and cases from Rs. 809',
    'Galaxy A14 covers',
  ],
  ['googlepixel', 'Pixel 9a', 'Google Pixel 9a covers and cases from Rs. 809', 'Pixel 9a covers'],
  [
    'xiaomi',
    'Redmi Note 13',
    'Redmi Note 13 covers and cases from Rs. 809',
    'Redmi Note 13 covers',
  ],
  ['iphone', '', 'iPhone covers and cases from Rs. 809', 'iPhone cases'],
])('%s %s', (slug, model, title, heading) => {
  expect(landingWords(brandOf(slug), found({ model }), false)).toMatchObject({ title, heading })
})

test.each([
  ['vivo', 'Vivo Y21', {}, '25 designs for the Vivo Y21 from Rs.\u00A0809, cash on delivery.'],
  [
    'vivo',
    'Vivo Y21',
    { total: 1, lowestPrice: 1079 },
    '1 design for the Vivo Y21 at Rs.\u00A01,079, cash on delivery.',
  ],
  ['vivo', 'Vivo Y21', { total: 0, lowestPrice: undefined }, 'No designs for the Vivo Y21.'],
  [
    'airpods',
    'AirPods Pro 2',
    { total: 3 },
    '3 designs for AirPods Pro 2 from Rs.\u00A0809, cash on delivery.',
  ],
])('%s %s %o: %s', (slug, model, numbers, sentence) => {
  expect(landingWords(brandOf(slug), found({ model, ...numbers }), false).sentence).toBe(sentence)
})

test('one case is singular', () => {
  const words = landingWords(brandOf('vivo'), found({ model: 'Vivo V9', total: 1 }), false)
  expect(words.title).toBe('Vivo V9 cover at Rs. 809')
})

test('a filtered count is not called the total', () => {
  const listing = found({ model: 'Vivo Y21', type: 'Silicon', total: 3, page: 2 })
  expect(landingWords(brandOf('vivo'), listing, true)).toEqual({
    title: 'Vivo Y21 covers and cases: Silicon, page 2',
    heading: 'Vivo Y21 covers',
    sentence: '3 such designs for the Vivo Y21 from Rs.\u00A0809, cash on delivery.',
  })
})

test('a brand’s texts mention its models', () => {
  const { sentence } = landingWords(brandOf('vivo'), found(), false)
  expect(sentence).toMatch(/^Made for 120 Vivo models\. Choose yours/)
  expect(landingWords(brandOf('airpods'), found({ modelCount: 5 }), false).sentence).toBe(
    'Covers for 5 Airpods models.',
  )
})

test('each page of each brand, and each model, has a unique description of limited length', () => {
  const all = brands.flatMap((brand) => [
    ...[1, 2, 13].map((page) => landingDescription(brand, found({ page, total: 10_000 }))),
    ...modelsOf(brand.slug).map((model) =>
      landingDescription(brand, found({ model, total: 10_000 })),
    ),
  ])
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((text) => text.length > 160)).toEqual([])
})

test('a description has the number of cases and the lowest price', () => {
  expect(landingDescription(brandOf('samsung'), found({ model: 'Galaxy A14', total: 1 }))).toMatch(
    /^1 design for Samsung Galaxy A14 at Rs\. 809\. Cash on delivery all over Pakistan/,
  )
  expect(landingDescription(brandOf('vivo'), found({ page: 2 }))).toMatch(
    /^Page 2: 25 designs for Vivo models from Rs\. 809\./,
  )
})

const vivo = brandBySlug('vivo')
const listing: BrandListing = {
  view: { model: 'Vivo Y21', type: '', page: 2 },
  total: 25,
  modelCount: 120,
  lowestPrice: 809,
}

/** Text without the isolates around its arguments. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

test(
  'the texts of a landing page are in Urdu',
  inUrdu(() => {
    if (!vivo) throw new Error('no Vivo')
    const { title, heading, sentence } = landingWords(vivo, listing, false)
    expect(plain(title)).toBe('Vivo Y21 کے کور اور کیس، قیمت 809 روپے سے شروع، صفحہ 2')
    expect(plain(heading)).toBe('Vivo Y21 کے کیس')
    expect(plain(sentence)).toBe(
      'Vivo Y21 کے لیے 25 ڈیزائن، قیمت 809\u00A0روپے سے، کیش آن ڈیلیوری۔',
    )
    expect(plain(landingDescription(vivo, listing))).toMatch(
      /^صفحہ 2: Vivo Y21 کے لیے 25 ڈیزائن، قیمت 809 روپے سے۔ پورے پاکستان میں/,
    )
  }),
)
