import { describe, expect, test } from 'vitest'
import type { ProductChange } from '#domain/catalogue/product-changes.ts'
import type { ProductTyped } from '#domain/catalogue/product-fields.ts'
import { changesBetween, type ProductContent } from './product-form.ts'

const models = ['Vivo V60', 'Vivo V50', 'Vivo V40', 'Vivo Y400', 'Vivo Y19s']
const typed: ProductTyped = {
  name: 'Midnight Aurora',
  description: 'Soft.',
  brand: 'vivo',
  deviceModels: models.slice(0, 2),
  caseType: 'Silicon',
  price: '995',
  colours: ['black', 'gold'],
  family: '',
  material: '',
  finish: '',
  weight: '',
  inParcel: '',
}
const before: ProductContent = {
  typed,
  pictures: ['/1', '/2', '/3'],
  photoModels: { '/1': ['Vivo V60'] },
  design: null,
}
const changedTo = (changes: Partial<ProductTyped>, pictures = before.pictures): ProductContent => ({
  ...before,
  typed: { ...typed, ...changes },
  pictures,
})

test.each<[string, ProductContent, readonly ProductChange[]]>([
  ['nothing', changedTo({}), []],
  ['a price', changedTo({ price: '1050' }), [{ field: 'Price', was: 'Rs. 995', is: 'Rs. 1,050' }]],
  ['spaces around', changedTo({ name: ' Midnight Aurora ' }), []],
  ['a price written otherwise', changedTo({ price: '995.00' }), []],
  [
    'a name and a type, in the order of the form',
    changedTo({ caseType: 'Graphical', name: 'Dawn' }),
    [
      { field: 'Name', was: 'Midnight Aurora', is: 'Dawn' },
      { field: 'Case type', was: 'Silicon', is: 'Graphical' },
    ],
  ],
  [
    'a brand by its name, and its models',
    changedTo({ brand: 'techno', deviceModels: ['Tecno Pova'] }),
    [
      { field: 'Brand', was: 'Vivo', is: 'Tecno' },
      { field: 'Device models', was: null, is: 'Tecno Pova added; Vivo V60, Vivo V50 removed' },
    ],
  ],
  ['models in another order', changedTo({ deviceModels: ['Vivo V50', 'Vivo V60'] }), []],
  [
    'colours, by their names',
    changedTo({ colours: ['gold', 'red', 'pink'] }),
    [{ field: 'Colours', was: null, is: 'Red, Pink added; Black removed' }],
  ],
  ['colours in another order', changedTo({ colours: ['gold', 'black'] }), []],
  [
    'many models',
    changedTo({ deviceModels: [...models, 'Vivo Y29', 'Vivo V30'] }),
    [{ field: 'Device models', was: null, is: 'Vivo V40, Vivo Y400, Vivo Y19s and 2 more added' }],
  ],
])('differences: %s', (_name, changed, changes) => {
  expect(changesBetween(before, changed)).toEqual(changes)
})

describe('differences of photos', () => {
  test.each([
    [['/1', '/2'], '1 removed'],
    [['/1', '/2', '/3', '/4', '/5'], '2 added'],
    [['/4', '/1'], '1 added; 2 removed'],
    [['/2', '/1', '/3'], 'In another order'],
  ])('%j', (pictures, is) => {
    expect(changesBetween(before, changedTo({}, pictures))).toEqual([
      { field: 'Pictures', was: null, is },
    ])
  })
})

test('changed models of photos are a difference', () => {
  const changed = { ...before, photoModels: { '/1': ['Vivo V60', 'Vivo V50'] } }
  expect(changesBetween(before, changed)).toEqual([
    { field: 'Pictures', was: null, is: 'Show other phones' },
  ])
  // The models of a removed photo are no second difference.
  expect(changesBetween(before, changedTo({}, ['/2', '/3']))).toEqual([
    { field: 'Pictures', was: null, is: '1 removed' },
  ])
})

test('a design replaces the photos', () => {
  const design = { look: 'velvet-lined', colour: null, motif: null, artwork: null, seed: 'a' }
  const drawn = { ...before, design }
  expect(changesBetween(before, { ...drawn, pictures: [] })).toEqual([
    { field: 'Design', was: null, is: 'Drawn instead of photographed' },
  ])
  expect(changesBetween(drawn, { ...drawn, design: { ...design, look: 'bumper' } })).toEqual([
    { field: 'Design', was: null, is: 'Style: Bumper' },
  ])
})

describe('a long description is cut to the difference', () => {
  const words = Array.from({ length: 40 }, (_, number) => `w${number}`)
  const told = (changed: readonly string[]) => {
    const long = changedTo({ description: words.join(' ') })
    const [change] = changesBetween(long, changedTo({ description: changed.join(' ') }))
    return [change?.was ?? '', change?.is ?? '']
  }
  test.each([
    ['in its middle', words.with(20, 'new'), '… w18 w19 w20 w21 w22 …', '… w18 w19 new w21 w22 …'],
    ['at its beginning', words.with(0, 'new'), 'w0 w1 w2 …', 'new w1 w2 …'],
    ['at its end', [...words, 'new'], '… w38 w39', '… w38 w39 new'],
    ['one word less', words.toSpliced(20, 1), '… w18 w19 w20 w21 w22 …', '… w18 w19 w21 w22 …'],
  ])('%s', (_where, changed, was, is) => {
    expect(told(changed)).toEqual([was, is])
  })

  test('and to a maximum number of words', () => {
    const [was = '', is = ''] = told(['other', ...words.map((word) => `${word}!`)])
    expect([was.split(' ').length, is.split(' ').length]).toEqual([19, 19])
    expect(is).toMatch(/^other w0! .* …$/)
  })
})

test('an added or removed description is a difference', () => {
  expect(changesBetween(before, changedTo({ description: ' ' }))).toEqual([
    { field: 'Description', was: 'Soft.', is: '' },
  ])
})
