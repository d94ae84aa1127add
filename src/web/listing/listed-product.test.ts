import { describe, expect, test } from 'vitest'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import type { Product } from '#domain/contract/products.ts'
import { listed } from './listed-product.ts'

const [a = '', b = '', c = '', d = '', e = ''] = modelsOf('vivo')

const product = (change: Partial<Product>): Product => ({
  _id: 'an id',
  slug: 'monsoon',
  name: 'Monsoon',
  description: 'Rain on the roofs of Lahore.',
  brand: 'Vivo',
  brandSlug: 'vivo',
  deviceModels: [a],
  caseType: 'Silicon',
  price: 995,
  image: [
    '/drawn/monsoon--vivo-y21--front-0123456789',
    '/drawn/monsoon--vivo-y21--angle-0123456789',
  ],
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
    ['the first model’s picture', '', { model: '', image: product({}).image[0] }],
    [
      'the picture of the model asked for',
      'Vivo V30',
      { model: 'Vivo V30', image: '/drawn/monsoon--vivo-v30--front-0123456789' },
    ],
    [
      'none of a model that it does not fit',
      'iPhone 15',
      { model: '', image: product({}).image[0] },
    ],
  ])('%s', (_name, asked, shown) => {
    expect(listed(product({ deviceModels: ['Vivo Y21', 'Vivo V30'] }), asked)).toMatchObject(shown)
  })

  test('the second view under a mouse, on the same model', () => {
    const shown = listed(product({ deviceModels: ['Vivo Y21', 'Vivo V30'] }), 'Vivo V30')
    expect(shown.second).not.toBe(shown.image)
    expect(shown.second ?? '').toContain('vivo-v30')
  })

  test('the photo that shows the model', () => {
    const photos = {
      deviceModels: ['Vivo Y21', 'Vivo V30'],
      image: ['/uploads/any.webp', '/uploads/v30.webp'],
      imageModels: { '/uploads/v30.webp': ['Vivo V30'] },
    }
    expect(listed(product(photos), 'Vivo V30').image).toBe('/uploads/v30.webp')
    expect(listed(product(photos), 'Vivo Y21').image).toBe('/uploads/any.webp')
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
