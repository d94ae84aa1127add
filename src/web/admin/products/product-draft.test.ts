import { expect, test } from 'vitest'
import { readDraft } from './product-draft.ts'
import { newProduct } from './product-form.ts'

const typed = { ...newProduct, name: 'Midnight Aurora', image: '/uploads/a.webp' }

test('a draft is read as it was written', () => {
  const draft = { typed, seen: 'as it was' }
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test('a picture that never arrived is not in it', () => {
  const written = { typed: { ...typed, image: 'not uploaded\n/uploads/a.webp' }, seen: '' }
  expect(readDraft(written)?.typed.image).toBe('/uploads/a.webp')
})

test.each([
  ['nothing', null, null],
  ['text', 'typed', null],
  ['another shape', { typed: 'name' }, null],
  ['odd fields', { typed: { name: 7, price: '5' } }, { ...newProduct, price: '5' }],
])('%s', (_name, written, read) => {
  expect(readDraft(written)).toEqual(read && { typed: read, seen: '' })
})
