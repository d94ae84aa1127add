import { describe, expect, test } from 'vitest'
import { arePhotoModelsOf, type PhotoModels, photoModelsWithin } from './photo-models.ts'

const said: PhotoModels = { '/a': ['Vivo Y21', 'Vivo V60'], '/b': ['Vivo V60'], '/c': [] }

describe('models of photos (rule: pictures-follow-the-phone)', () => {
  test.each<[string, readonly string[], readonly string[], object, boolean]>([
    [
      'all present, in the product’s order',
      ['/a', '/b', '/c'],
      ['Vivo V60', 'Vivo Y21'],
      { '/a': ['Vivo V60', 'Vivo Y21'], '/b': ['Vivo V60'] },
      true,
    ],
    ['a removed photo', ['/b', '/c'], ['Vivo V60', 'Vivo Y21'], { '/b': ['Vivo V60'] }, false],
    ['a removed model', ['/a', '/b', '/c'], ['Vivo Y21'], { '/a': ['Vivo Y21'] }, false],
    ['no models', [], [], {}, false],
  ])('%s', (_name, photos, models, kept, areAll) => {
    expect(photoModelsWithin(said, photos, models)).toEqual(kept)
    expect(arePhotoModelsOf(said, photos, models)).toBe(areAll)
  })

  test('without named models any photos fit', () => {
    expect(photoModelsWithin({}, ['/a'], ['Vivo V60'])).toEqual({})
    expect(arePhotoModelsOf({}, ['/a'], ['Vivo V60'])).toBe(true)
  })
})
