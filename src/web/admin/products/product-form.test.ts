import { describe, expect, test } from 'vitest'
import { pricesOf } from '#domain/catalogue/pricing.ts'
import { initialValues, type ProductTyped } from '#domain/catalogue/product-fields.ts'
import type { Product } from '#domain/contract/products.ts'
import { mistakesIn } from '#domain/forms/rules.ts'
import {
  anotherColourOf,
  formValuesOf,
  productBody,
  productRules,
  readDraft,
  withBrand,
} from './product-form.ts'

const aurora = {
  _id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  slug: 'midnight-aurora',
  name: 'Midnight Aurora',
  description: 'A case',
  brand: 'iPhone',
  brandSlug: 'iphone',
  deviceModels: ['iPhone 4', 'iPhone 16'],
  caseType: 'Transparent',
  ...pricesOf(1499_50),
  image: ['/uploads/aurora.webp', '/uploads/aurora-2.webp'],
  design: null,
  colours: ['black', 'gold'],
  family: 'aurora',
  version: 1,
} as Product
const before = { brand: 'iphone', deviceModels: ['iPhone 4', 'iPhone 16'] }
const typed = formValuesOf(aurora)
const mistakes = (changes: Partial<ProductTyped>, known: typeof before | null = before) => {
  const changed = { ...typed, ...changes }
  return mistakesIn(productRules(changed, known), changed)
}

test('another colour keeps the values but photos and colours, and has a family (rule: families)', () => {
  const { typed: values, pictures, design } = anotherColourOf(aurora)
  expect(values).toEqual({ ...typed, colours: [] })
  expect([pictures, design]).toEqual([[], null])
  expect(anotherColourOf({ ...aurora, family: '' }).typed.family).toBe('midnight-aurora')
  const slug = `${'long-'.repeat(12)}name`
  expect(anotherColourOf({ ...aurora, slug, family: '' }).typed.family).toHaveLength(59)
})

test('an unchanged product is valid, retired models included', () => {
  expect(mistakes({})).toEqual({})
  const photos = { pictures: aurora.image, photoModels: {}, design: null }
  expect(productBody(typed, photos)).toEqual({
    name: 'Midnight Aurora',
    description: 'A case',
    ...{ nameUrdu: '', descriptionUrdu: '' },
    brand: 'iphone',
    deviceModels: ['iPhone 16', 'iPhone 4'],
    caseType: 'Transparent',
    price: 1499.5,
    design: null,
    image: ['/uploads/aurora.webp', '/uploads/aurora-2.webp'],
    imageModels: {},
    colours: ['black', 'gold'],
    family: 'aurora',
    ...{ material: '', finish: '', weight: '', inParcel: '' },
  })
})

test('a drawn product sends its design instead of photos', () => {
  const design = { look: 'tinted', colour: '#1c2d5a', motif: null, artwork: null, seed: 'a' }
  const body = productBody(typed, { pictures: aurora.image, photoModels: {}, design })
  expect([body.design, body.image, body.imageModels]).toEqual([design, undefined, undefined])
})

test('photos keep only chosen models', () => {
  const [front = '', back = ''] = aurora.image
  const photoModels = { [front]: ['iPhone 16', 'iPhone 7'], [back]: ['iPhone 7'], '/gone': [] }
  const { imageModels } = productBody(typed, { pictures: aurora.image, photoModels, design: null })
  expect(imageModels).toEqual({ [front]: ['iPhone 16'] })
})

test('an empty new product has the specified message at every required field but the description', () => {
  expect(mistakesIn(productRules(initialValues, null), initialValues)).toEqual({
    name: 'Please enter product name',
    brand: 'Please select a brand',
    deviceModels: 'Please add at least one compatible device model',
    caseType: 'Please select case type',
    price: 'Please enter a valid price greater than 0',
  })
})

describe('an invalid field', () => {
  const MODELS = 'Please add at least one compatible device model'
  test.each<[string, Partial<ProductTyped>, object]>([
    ['no description', { description: ' ' }, { description: 'Please enter product description' }],
    ['a model of another brand', { deviceModels: ['Vivo V60'] }, { deviceModels: MODELS }],
    ['a type of another brand', { caseType: 'Luxury' }, { caseType: 'Please select case type' }],
    ['a price of 0', { price: '0' }, { price: 'Please enter a valid price greater than 0' }],
  ])('%s', (_name, changes, expected) => {
    expect(mistakes(changes)).toEqual(expected)
  })

  test('a retired model on a copy', () => {
    expect(mistakes({}, null)).toEqual({ deviceModels: MODELS })
  })
})

describe('another brand (rule: brand-change)', () => {
  test.each([
    ['vivo', 'Transparent', 'Transparent'],
    ['airpods', 'Transparent', 'Transparent'],
    ['airpods', 'Silicon', ''],
    ['', 'Transparent', ''],
  ])('%s keeps the type %s as %j and no model', (brand, caseType, expected) => {
    expect(withBrand({ ...typed, caseType }, brand)).toEqual({
      ...typed,
      brand,
      deviceModels: [],
      caseType: expected,
    })
  })
})

const draft = {
  typed: { ...initialValues, name: 'Midnight Aurora', deviceModels: ['iPhone 15'] },
  pictures: ['/uploads/a.webp'],
  photoModels: { '/uploads/a.webp': ['iPhone 15'] },
  design: { look: 'ajrak', colour: null, motif: null, artwork: null, seed: 'a' },
  seen: null,
  alsoFor: ['tecno'],
}
const { name: _name, ...nameless } = draft.typed

test.each([
  ['as it was written', draft, draft],
  ['as nothing, if there is none', null, null],
  ['as nothing, if it is no draft', { typed: 'name' }, null],
  ['as nothing, without a value of the form', { ...draft, typed: nameless }, null],
  [
    'as nothing, with a value of another type',
    { ...draft, typed: { ...draft.typed, colours: 'black' } },
    null,
  ],
])('a stored draft is read %s', (_how, written, read) => {
  expect(readDraft(written)).toEqual(read)
})
