import { expect, test } from 'vitest'
import { initialValues } from '#domain/catalogue/product-fields.ts'
import { readDraft } from './product-form.ts'

const typed = { ...initialValues, name: 'Midnight Aurora', deviceModels: ['iPhone 15'] }
const design = { look: 'ajrak', colour: null, motif: null, artwork: null, seed: 'a' }
const content = {
  typed,
  pictures: ['/uploads/a.webp'],
  photoModels: { '/uploads/a.webp': ['iPhone 15'] },
  design: null,
}
const seen = {
  ...content,
  version: 7,
  typed: initialValues,
  pictures: ['/uploads/b.webp'],
  design,
}

test.each([
  ['of a new product', { ...content, seen: null, alsoFor: ['tecno'] }],
  ['of a saved product', { ...content, seen, alsoFor: [] }],
  ['of a drawn product', { ...content, design, seen, alsoFor: [] }],
])('a draft %s is parsed unchanged', (_name, draft) => {
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test.each([
  ['nothing', null],
  ['text', 'typed'],
  ['another shape', { typed: 'name' }],
])('%s is an invalid draft', (_name, written) => {
  expect(readDraft(written)).toBeNull()
})

test.each([
  [
    'odd fields',
    { typed: { name: 7, price: '5', deviceModels: ['iPhone 15', 7], colours: 'black' } },
    { typed: { ...initialValues, price: '5', deviceModels: ['iPhone 15'] } },
  ],
  ['odd pictures', { ...content, pictures: ['/uploads/a.webp', 7, null] }, content],
  ['pictures as text', { typed, pictures: '/uploads/a.webp' }, { typed, pictures: [] }],
  [
    'odd phones of photos',
    { typed, photoModels: { '/a': 'x', '/b': ['y', 7] } },
    { typed, photoModels: { '/a': [], '/b': ['y'] } },
  ],
  ['odd brands', { ...content, alsoFor: ['tecno', 7] }, { ...content, alsoFor: ['tecno'] }],
  ['half a design', { typed, design: { look: 'ajrak' } }, { typed }],
  ['a version as text', { ...content, seen: { ...seen, version: '7' } }, content],
])('invalid values are left out of a draft: %s', (_name, written, read) => {
  expect(readDraft(written)).toEqual({
    pictures: [],
    photoModels: {},
    design: null,
    seen: null,
    alsoFor: [],
    ...read,
  })
})
