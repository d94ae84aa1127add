import { describe, expect, test } from 'vitest'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { pricesOf } from '#domain/catalogue/pricing.ts'
import type { Colourway, Product } from '#domain/contract/products.ts'
import { listed } from './listed-product.ts'
import { bestScene } from './listing-of.ts'

const [a = '', b = '', c = '', d = '', e = ''] = modelsOf('vivo')

const first = '/drawn/monsoon--vivo-y21--front-0123456789'

const product = (change: Partial<Product>): Product => ({
  _id: 'an id',
  slug: 'monsoon',
  name: 'Monsoon',
  description: 'Rain on the roofs of Lahore.',
  brand: 'Vivo',
  brandSlug: 'vivo',
  deviceModels: [a],
  caseType: 'Graphical',
  ...pricesOf(995_00),
  image: [first, '/drawn/monsoon--vivo-y21--angle-0123456789'],
  design: null,
  takesName: false,
  isSample: false,
  family: '',
  colours: [],
  rating: 0,
  numReviews: 0,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...change,
})

describe('a card names', () => {
  test.each([
    ['all of three', [a, b, c], '', [a, b, c], 0],
    ['three of five', [a, b, c, d, e], '', [a, b, c], 2],
    ['the one asked for alone', [a, b, c, d, e], d, [d], 4],
    ['no other for one that it does not fit', [a, b], e, [a, b], 0],
  ])('%s', (_name, deviceModels, asked, named, more) => {
    expect(listed(product({ deviceModels }), asked)).toMatchObject({ named, more })
  })
})

describe('a card shows (rule: pictures-follow-the-phone)', () => {
  test.each([
    ['the first model’s picture', '', { model: '', image: first }],
    [
      'the pictures of the model asked for',
      'Vivo V30',
      {
        model: 'Vivo V30',
        image: '/drawn/monsoon--vivo-v30--front-0123456789',
        second: '/drawn/monsoon--vivo-v30--angle-0123456789',
      },
    ],
    ['none of a model that it does not fit', 'iPhone 15', { model: '', image: first }],
  ])('%s', (_name, asked, shown) => {
    expect(listed(product({ deviceModels: ['Vivo Y21', 'Vivo V30'] }), asked)).toMatchObject(shown)
  })
})

test('a card of many phones weighs what one of few does', () => {
  const models = modelsOf('xiaomi')
  const weight = (count: number) =>
    JSON.stringify(
      listed(
        product({ brandSlug: 'xiaomi', deviceModels: models.slice(0, count) }),
        models[1] ?? '',
      ),
    ).length
  expect(models.length).toBeGreaterThan(100)
  expect(weight(models.length) - weight(4)).toBeLessThan(8)
})

/** The colourways of products, in an answer. */
const family = (...members: readonly Product[]): Colourway[] =>
  members.map((member) => ({ ...member, colour: 'Grey', dot: '#777777' }))

describe('the dots of a card (rule: families)', () => {
  const white = product({ name: 'White', slug: 'white', rating: 1, numReviews: 1 })
  const grey = product({
    name: 'Grey',
    slug: 'grey',
    caseType: 'Matte',
    ...pricesOf(1179_00),
    rating: 4,
    numReviews: 2,
    ratingIsSample: true,
    deviceModels: [a, b, c, d],
    image: ['/uploads/grey.webp', '/uploads/grey-back.webp'],
  })

  test.each([
    ['without a filter', ''],
    ['for a model that one of them fits', d],
    ['for a model that both fit', a],
  ])('show of each colour what its own card would, %s', (_name, asked) => {
    const { colourways = [] } = listed(white, asked, family(white, grey))
    expect(colourways.map(({ dot: _, ...card }) => card)).toEqual(
      [white, grey].map((one) => {
        const { brandSlug: _, ...card } = listed(one, asked)
        return card
      }),
    )
  })

  test('are those with figures: a card of an answer of an earlier version has none', () => {
    const earlier = family(white, grey).map(
      ({ caseType: _, rating: __, numReviews: ___, ...one }) => one,
    )
    expect(listed(white, '', earlier)).toEqual(listed(white, ''))
  })

  test.each([
    [2, 0, 'colour 0', 2, undefined],
    [6, 5, 'colour 5', 6, undefined],
    [7, 0, 'colour 0', 5, 2],
    [9, 8, 'colour 8', 5, 4],
  ])('of %i colours include the card’s own, number %i', (count, own, slug, dots, more) => {
    const members = Array.from({ length: count }, (_, at) => product({ slug: `colour ${at}` }))
    const shown = listed(members[own] ?? white, '', family(...members))
    expect(shown.colourways).toHaveLength(dots)
    expect(shown.colourways?.map((one) => one.slug)).toContain(slug)
    expect(shown.moreColours).toBe(more)
  })
})

const drawn = {
  caseType: 'Graphical',
  design: { look: 'karakoram', colour: null, motif: null, artwork: null, seed: 'monsoon' },
  image: ['front', 'angle', 'scene', 'camera'].map(
    (view) => `/drawn/monsoon--vivo-y21--${view}-0123456789`,
  ),
  deviceModels: ['Vivo Y21', 'Vivo V60'],
} satisfies Partial<Product>

test('the best case of a page that has a scene is shown in it, on the phone that is asked for', () => {
  const plain = product({ ...drawn, image: drawn.image.slice(0, 2) })
  const monsoon = product(drawn)
  const scene = '/drawn/monsoon--vivo-y21--scene-0123456789'
  expect(bestScene([plain], '')).toBeUndefined()
  expect(bestScene([plain, monsoon], '')).toMatchObject({ slug: 'monsoon', scene })
  const liked = product({ ...drawn, slug: 'liked', rating: 5, numReviews: 1 })
  const disliked = product({ ...drawn, slug: 'disliked', rating: 1, numReviews: 9 })
  expect(bestScene([disliked, monsoon, liked], '')?.slug).toBe('liked')
  expect(bestScene([monsoon, product({ ...drawn, slug: 'later' })], '')?.slug).toBe('monsoon')
  const asked = bestScene([monsoon], 'Vivo V60')
  expect(asked?.scene).toBe('/drawn/monsoon--vivo-v60--scene-0123456789')
  expect(bestScene([monsoon], 'iPhone 16')?.scene).toBe(scene)
})

test.each([
  ['karakoram', 'Graphical', 'mountains'],
  ['doodh-patti', 'Name Customization', 'names'],
  ['doodh-patti', 'Graphical', ''],
  ['gajra', 'Girlish Covers', 'wedding'],
  ['ajrak', 'Graphical', ''],
])(
  'the scene of %s as a case of type %s is of the collection: %s',
  (look, caseType, collection) => {
    const design = { ...drawn.design, look }
    expect(bestScene([product({ ...drawn, caseType, design })], '')?.collection).toBe(collection)
  },
)
