import { describe, expect, test } from 'vitest'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { brands } from '../brands.ts'
import {
  cardPictures,
  type DrawnPicture,
  drawnAddress,
  drawnPath,
  galleryOf,
  isDrawn,
  modelSlug,
  parseDrawnFile,
  pictureOf,
  picturesOf,
  withModel,
} from './drawn-picture.ts'

const front: DrawnPicture = {
  slug: 'truck-art-peacock-case-2',
  model: 'galaxy-s21-plus',
  view: 'front',
  key: '0123456789',
}
const path = '/drawn/truck-art-peacock-case-2--galaxy-s21-plus--front-0123456789'

describe('the address of a drawn picture (rule: drawn-pictures)', () => {
  test('contains product, model, view and width, and can be parsed', () => {
    expect(drawnPath(front)).toBe(path)
    const address = drawnAddress(path, 320, 'avif')
    expect(address).toBe(`${path}-320.avif`)
    expect(parseDrawnFile(address.slice('/drawn/'.length))).toEqual({
      ...front,
      width: 320,
      format: 'avif',
    })
  })

  test.each([
    ['another width', 'a--b--front-0123456789-321.avif'],
    ['another format', 'a--b--front-0123456789-320.png'],
    ['another view', 'a--b--back-0123456789-320.avif'],
    ['no model', 'a--front-0123456789-320.avif'],
    ['a longer key', 'a--b--front-01234567890-320.avif'],
    ['capitals', 'A--b--front-0123456789-320.avif'],
    ['a parent path', '..--b--front-0123456789-320.avif'],
    ['a long slug', `${'a'.repeat(91)}--b--front-0123456789-320.avif`],
    ['an empty name', ''],
  ])('with %s is invalid', (_what, name) => {
    expect(parseDrawnFile(name)).toBeNull()
  })

  test.each(brands.map(({ slug }) => [slug, modelsOf(slug)] as const))(
    '%s: every model has a unique spelling without two hyphens in a row',
    (_slug, models) => {
      const written = models.map(modelSlug)
      expect(new Set(written).size).toBe(models.length)
      expect(written.filter((model) => model.includes('--') || model.length > 80)).toEqual([])
    },
  )

  test('can be changed to another model', () => {
    expect(withModel(path, 'Galaxy S25 Ultra')).toBe(
      '/drawn/truck-art-peacock-case-2--galaxy-s25-ultra--front-0123456789',
    )
    expect(withModel('/uploads/a.webp', 'Galaxy S25')).toBe('/uploads/a.webp')
    expect([isDrawn(path), isDrawn('/uploads/a.webp'), isDrawn('')]).toEqual([true, false, false])
  })
})

describe('pictures of a product for a model (rule: pictures-follow-the-phone)', () => {
  const photos = {
    image: ['/uploads/any.webp', '/uploads/s24.webp', '/uploads/s21.webp'],
    imageModels: { '/uploads/s24.webp': ['Galaxy S24'], '/uploads/s21.webp': ['Galaxy S21'] },
  }

  test('are drawn for the model', () => {
    expect(picturesOf({ image: [path] }, 'Galaxy S24')).toEqual([withModel(path, 'Galaxy S24')])
  })

  test('are photos of the model first, then general ones, then those of other models', () => {
    expect(picturesOf(photos, 'Galaxy S21')).toEqual([
      '/uploads/s21.webp',
      '/uploads/any.webp',
      '/uploads/s24.webp',
    ])
    expect(pictureOf(photos, 'Galaxy S24')).toBe('/uploads/s24.webp')
  })

  test('are in the product’s order without a model', () => {
    expect(picturesOf(photos, '')).toEqual(photos.image)
    expect(pictureOf({ image: [] }, '')).toBe('')
  })
})

describe('the order of a product’s pictures', () => {
  const views = (...names: readonly string[]) =>
    names.map((view) => `/drawn/monsoon--vivo-y21--${view}-0123456789`)
  const drawn = views('front', 'angle', 'scene', 'camera')
  const photos = ['/uploads/one.webp', '/uploads/two--angle-a.webp']

  test.each([
    ['with its scene', drawn, views('scene', 'front', 'angle', 'camera')],
    ['without a scene', views('front', 'angle', 'camera'), views('front', 'angle', 'camera')],
    ['of photos', photos, photos],
  ])('in a gallery %s', (_name, image, expected) => {
    expect(galleryOf({ image }, '')).toEqual(expected)
    expect(galleryOf({ image }, 'Vivo V30')).toEqual(
      expected.map((each) => withModel(each, 'Vivo V30')),
    )
  })

  test.each([
    ['Transparent', 'angle'],
    ['Mono colour', 'angle'],
    ['Silicon', 'angle'],
    ['Simple', 'angle'],
    ['Graphical', 'front'],
    ['Girlish Covers', 'front'],
    ['Name Customization', 'front'],
    ['Luxury', 'front'],
  ])('on a card of %s: the %s, then the other', (caseType, first) => {
    const second = first === 'angle' ? 'front' : 'angle'
    expect(cardPictures({ image: drawn, caseType }, '').slice(0, 2)).toEqual(views(first, second))
    expect(cardPictures({ image: photos, caseType }, '')).toEqual(photos)
    expect(cardPictures({ image: [], caseType }, '')).toEqual([])
  })
})
