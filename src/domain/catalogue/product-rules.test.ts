import { describe, expect, test } from 'vitest'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { brandBySlug } from './brands.ts'
import { type Compatibility, checkCompatibility, choosableModels } from './product-rules.ts'

const clear: Compatibility = {
  brand: 'iPhone',
  deviceModels: ['iPhone 15', 'iPhone 16'],
  caseType: 'Transparent',
}

const MODELS = { field: 'deviceModels', message: 'Please add at least one compatible device model' }
const TYPE = { field: 'caseType', message: 'Please select case type' }
const BRAND = { field: 'brand', message: 'Please select a brand' }

describe('a valid combination of brand, models and type', () => {
  test.each([
    ['by display name', clear],
    ['by display name in another case', { ...clear, brand: 'IPHONE' }],
    ['by slug', { ...clear, brand: 'iphone' }],
  ])('%s', (_name, sent) => {
    expect(checkCompatibility(sent, null)).toEqual({
      brand: brandBySlug('iphone'),
      deviceModels: ['iPhone 15', 'iPhone 16'],
      caseType: 'Transparent',
    })
  })

  test('keeps each model once', () => {
    const sent = { ...clear, deviceModels: ['iPhone 15', ' iPhone 15 ', 'iPhone 16'] }
    expect(checkCompatibility(sent, null)).toMatchObject({
      deviceModels: ['iPhone 15', 'iPhone 16'],
    })
  })
})

describe('an invalid combination', () => {
  test.each<[string, Partial<Compatibility>, object[]]>([
    ['unknown brand', { brand: 'Nokia' }, [BRAND]],
    ['an unknown slug (rule: brand-slugs)', { brand: 'tecno-mobile' }, [BRAND]],
    ['no models', { deviceModels: [] }, [MODELS]],
    ['a model of another brand', { deviceModels: ['iPhone 15', 'Vivo V60'] }, [MODELS]],
    ['part of a model’s name', { deviceModels: ['iPhone'] }, [MODELS]],
    ['a model in another case', { deviceModels: ['IPHONE 15'] }, [MODELS]],
    ['a blank model', { deviceModels: ['  '] }, [MODELS]],
    ['an unknown type', { caseType: 'Wooden' }, [TYPE]],
    ['an earphones’ type on a phone', { caseType: 'Luxury' }, [TYPE]],
    [
      'a phone’s type on earphones',
      { brand: 'Airpods', deviceModels: ['AirPods 4'], caseType: 'Silicon' },
      [TYPE],
    ],
    ['unknown brand and type', { deviceModels: ['Nokia 3310'], caseType: '' }, [MODELS, TYPE]],
  ])('%s', (_name, wrong, mistakes) => {
    expect(checkCompatibility({ ...clear, ...wrong }, null)).toEqual(mistakes)
  })
})

describe('retired models (rule: brand-change)', () => {
  const before = { brand: 'iphone', deviceModels: ['iPhone 4', 'iPhone 15', 'Vivo V60'] }

  test('can stay on a product that has them', () => {
    const sent = { ...clear, deviceModels: ['iPhone 4', 'iPhone 16'] }
    expect(checkCompatibility(sent, before)).toMatchObject({
      deviceModels: ['iPhone 4', 'iPhone 16'],
    })
  })

  test('can’t be added', () => {
    expect(checkCompatibility({ ...clear, deviceModels: ['iPhone 5'] }, before)).toEqual([MODELS])
  })

  test('can’t be kept with another brand', () => {
    const sent = { ...clear, brand: 'Vivo', deviceModels: ['iPhone 4'] }
    expect(checkCompatibility(sent, before)).toEqual([MODELS])
  })

  test('are not models of another brand', () => {
    expect(checkCompatibility({ ...clear, deviceModels: ['Vivo V60'] }, before)).toEqual([MODELS])
  })

  test('can be selected only on products that have them', () => {
    const iphone = brandBySlug('iphone')
    const vivo = brandBySlug('vivo')
    if (!iphone || !vivo) throw new Error('two brands are gone')
    expect(choosableModels(iphone, null)).toEqual({ offered: modelsOf(iphone.slug), retired: [] })
    expect(choosableModels(iphone, before).retired).toEqual(['iPhone 4'])
    expect(choosableModels(vivo, before).retired).toEqual([])
  })
})
