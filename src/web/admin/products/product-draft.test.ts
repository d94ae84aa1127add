import { expect, test } from 'vitest'
import { initialValues } from '#domain/catalogue/product-fields.ts'
import { readDraft } from './product-form.ts'

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
