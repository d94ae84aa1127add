import { describe, expect, test } from 'vitest'
import { paisaFromRupees } from '#domain/money.ts'
import { colours } from '../colours.ts'
import { everyModel } from '../models/brand-models.ts'
import { productFields } from '../product-fields.ts'
import { type SheetProduct, sheetColumnNames, sheetColumns } from './columns.ts'
import {
  ADDRESS_STAYS,
  ODD_PRICE,
  priceFromCell,
  readLine,
  type SheetCells,
  YES_OR_NO,
} from './read-line.ts'

const known: SheetProduct = {
  id: '0b7c',
  slug: 'dawn',
  version: 3,
  name: 'Dawn',
  nameUrdu: 'سحر',
  description: 'Soft.\nWarm.',
  descriptionUrdu: '',
  brand: 'vivo',
  // Out of sales order, and one of them retired.
  deviceModels: ['Vivo V50', 'Vivo V60', 'Vivo Old'],
  caseType: 'Silicon',
  price: 995_00,
  colours: ['black', 'gold'],
  family: 'dawn',
  material: 'Recycled TPU',
  finish: '',
  weight: '',
  inParcel: '',
  isOnSale: true,
}
const written = (product: SheetProduct): SheetCells =>
  Object.fromEntries(
    sheetColumnNames.map((column) => [column, `${sheetColumns[column].cell(product)}`]),
  )
const { id: _id, slug: _slug, version: _version, isOnSale: _isOnSale, ...values } = known
const asItIs = { values, isOnSale: true }

test('no name contains the separator of names in a cell', () => {
  const names = [...everyModel, ...colours.map(({ name }) => name)]
  expect(names.filter((name) => /[;,\n]/.test(name))).toEqual([])
})

describe('a line has no effect', () => {
  test.each<[string, SheetCells]>([
    ['unchanged', written(known)],
    ['without any column', {}],
    ['with other line breaks and spaces', { description: ' Soft.\r\nWarm. ', name: 'Dawn ' }],
    ['with its models in another order', { deviceModels: 'Vivo Old, Vivo V60;Vivo V50' }],
    ['with its colours by their slugs', { colours: 'gold;black' }],
    ['with the brand by its slug', { brand: 'vivo' }],
    ['with a price with decimals', { price: 'Rs. 995.00' }],
    ['with a spreadsheet’s TRUE for yes', { onSale: 'TRUE' }],
  ])('%s', (_, cells) => {
    expect(readLine(cells, known)).toEqual(asItIs)
  })

  test('of a product that is invalid by the present rules', () => {
    const retired = { ...known, brand: 'gone', caseType: 'Wooden' }
    const { values: kept } = readLine(written(retired), retired) as { values: unknown }
    expect(kept).toMatchObject({ brand: 'gone', caseType: 'Wooden' })
  })
})

describe('a line changes', () => {
  test.each<[string, SheetCells, object]>([
    ['the name', { name: ' Dusk ' }, { name: 'Dusk' }],
    [
      'the Urdu texts',
      { nameUrdu: '', descriptionUrdu: ' نرم۔ ' },
      { nameUrdu: '', descriptionUrdu: 'نرم۔' },
    ],
    [
      'the models, in sales order',
      { deviceModels: 'Vivo V50\nVivo Y19s, Vivo V60' },
      { deviceModels: ['Vivo V60', 'Vivo V50', 'Vivo Y19s'] },
    ],
    ['the case type', { caseType: 'Graphical' }, { caseType: 'Graphical' }],
    ['the price', { price: '1,199.50' }, { price: 1199_50 }],
    ['the colours, in order', { colours: 'Red, BLACK' }, { colours: ['black', 'red'] }],
    ['the colours to none', { colours: '' }, { colours: [] }],
    ['the family, as a key', { family: ' Dawn Matte ' }, { family: 'dawn-matte' }],
    ['no family', { family: '' }, { family: '' }],
    ['a fact in other words', { weight: ' 28 g ' }, { weight: '28 g' }],
    ['a fact as its default', { material: '' }, { material: '' }],
    [
      'brand and models together',
      { brand: 'iPhone', deviceModels: 'iPhone 15' },
      { brand: 'iphone', deviceModels: ['iPhone 15'] },
    ],
  ])('%s', (_, cells, changes) => {
    expect(readLine(cells, known)).toEqual({ ...asItIs, values: { ...values, ...changes } })
  })

  test.each(['no', 'NO', 'False'])('a cell of the on-sale column: %s', (onSale) => {
    expect(readLine({ onSale }, known)).toEqual({ ...asItIs, isOnSale: false })
  })
})

describe('a mistake is reported at its column', () => {
  test.each<[SheetCells, string]>([
    [{ name: ' ' }, productFields.name.missing()],
    [{ name: 'x'.repeat(121) }, 'Please use at most 120 characters'],
    [{ description: '' }, productFields.description.missing()],
    [{ brand: '' }, productFields.brand.missing()],
    [{ brand: 'Nokia' }, '“Nokia” is not a brand of the shop'],
    [{ deviceModels: '' }, productFields.deviceModels.missing()],
    [{ deviceModels: 'Vivo V60; iPhone 15' }, '“iPhone 15” is not a model of Vivo'],
    [{ caseType: '' }, productFields.caseType.missing()],
    [{ caseType: 'Luxury' }, '“Luxury” is not a case type of Vivo'],
    [{ price: '' }, productFields.price.missing()],
    [{ price: '1.199,00' }, ODD_PRICE],
    [{ colours: 'Beige' }, '“Beige” is not a colour of the shop'],
    [{ colours: colours.map(({ slug }) => slug).join() }, productFields.colours.missing()],
    [{ family: '؟' }, 'Please use letters or digits'],
    [{ family: 'x'.repeat(61) }, 'Please use at most 60 characters'],
    [{ inParcel: 'x'.repeat(81) }, 'Please use at most 80 characters'],
    [{ onSale: 'maybe' }, YES_OR_NO],
    [{ address: '/products/dusk' }, ADDRESS_STAYS],
  ])('%j', (cells, message) => {
    const [column] = Object.keys(cells)
    expect(readLine(cells, known)).toEqual([{ column, message }])
  })

  test('alone for a mistyped brand, whose models and type can’t be judged', () => {
    const cells = { brand: 'Samsnug', deviceModels: 'Galaxy S24', caseType: 'Luxury' }
    const message = '“Samsnug” is not a brand of the shop'
    expect(readLine(cells, known)).toEqual([{ column: 'brand', message }])
  })

  test('for models that aren’t the new brand’s', () => {
    const message = productFields.deviceModels.missing()
    expect(readLine({ brand: 'iPhone' }, known)).toEqual([{ column: 'deviceModels', message }])
  })

  test('together with the other mistakes', () => {
    const columns = readLine({ name: '', price: 'free', onSale: '?' }, known)
    expect(columns).toMatchObject([{ column: 'name' }, { column: 'price' }, { column: 'onSale' }])
  })
})

test.each([
  ['1199', 1199],
  [' 1199.5 ', 1199.5],
  ['1199.00', 1199],
  ['1,199', 1199],
  ['1,199.00', 1199],
  ['10,199.50', 10_199.5],
  ['1,00,000', 100_000],
  ['Rs. 1,199', 1199],
  ['Rs 1199', 1199],
  ['PKR 1,199.00', 1199],
  ['1,199/-', 1199],
])('%j is parsed as %d rupees', (cell, rupees) => {
  expect(priceFromCell(cell)).toEqual({ value: paisaFromRupees(rupees) })
})

test.each(['1199,00', '1.199,00', '1.199', '11,99', '1 199', '1,19,9', '1199.999', '1,199,00'])(
  '%j is ambiguous',
  (cell) => {
    expect(priceFromCell(cell)).toEqual({ mistake: ODD_PRICE })
  },
)

test.each(['', ' ', '0', '-5', '0.1', '1e3', 'free', '2000000', '#REF!'])(
  '%j is no price',
  (cell) => {
    expect(priceFromCell(cell)).toEqual({ mistake: productFields.price.missing() })
  },
)
