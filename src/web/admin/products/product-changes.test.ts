import { describe, expect, test } from 'vitest'
import type { ProductChange } from '#domain/catalogue/product-changes.ts'
import type { ProductTyped } from '#domain/catalogue/product-fields.ts'
import { changesBetween, type ProductContent } from './product-form.ts'

const models = ['Vivo V60', 'Vivo V50', 'Vivo V40', 'Vivo Y400', 'Vivo Y19s']
const typed: ProductTyped = {
  name: 'Midnight Aurora',
  nameUrdu: '',
  description: 'Soft.',
  descriptionUrdu: '',
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
  [
    'no description',
    changedTo({ description: ' ' }),
    [{ field: 'Description', was: 'Soft.', is: '' }],
  ],
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

const withDesign = (look: string): ProductContent => {
  const design = { look, colour: null, motif: null, artwork: null, seed: 'a' }
  return { ...before, design, pictures: [] }
}
const withModels = (...shown: string[]) => ({ ...before, photoModels: { '/1': shown } })

test.each<[ProductContent, ProductContent, string, string]>([
  [before, changedTo({}, ['/1', '/2']), 'Pictures', '1 removed'],
  [before, changedTo({}, ['/1', '/2', '/3', '/4', '/5']), 'Pictures', '2 added'],
  [before, changedTo({}, ['/4', '/1']), 'Pictures', '1 added; 2 removed'],
  [before, changedTo({}, ['/2', '/1', '/3']), 'Pictures', 'In another order'],
  [before, withModels('Vivo V60', 'Vivo V50'), 'Pictures', 'Show other phones'],
  // The models of a removed photo are no second difference.
  [before, changedTo({}, ['/2', '/3']), 'Pictures', '1 removed'],
  [before, withDesign('velvet-lined'), 'Design', 'Drawn instead of photographed'],
  [withDesign('velvet-lined'), withDesign('bumper'), 'Design', 'Style: Bumper'],
])('differences of photos and design: %#', (was, now, field, is) => {
  expect(changesBetween(was, now)).toEqual([{ field, was: null, is }])
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
