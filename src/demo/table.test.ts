import { describe, expect, test } from 'vitest'
import { brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { productColumns, productsOf } from './products.ts'
import { oneOf, parseTable } from './table.ts'

const columns = { Name: 'required', City: 'optional' } as const
const parsed = (text: string) => parseTable('people.csv', text, columns)

test('rows have their cells by title, in any order of the columns', () => {
  const [first, second] = parsed('\uFEFFCity,Name\nLahore,"Khan, Ayesha"\n, Bilal \n')
  expect(first?.cells).toEqual({ Name: 'Khan, Ayesha', City: 'Lahore' })
  expect(second?.cells).toEqual({ Name: 'Bilal', City: '' })
})

test.each([
  ['a column', 'Name\nBilal\n', 'people.csv, row 2, column “City”: the table has no such column'],
  ['a cell', 'Name,City\nBilal,\n,Lahore\n', 'people.csv, row 3, column “Name”: the cell is empty'],
])('%s that is missing is named', (_, text, message) => {
  expect(() => parsed(text)).toThrow(message)
})

test('a value outside its list is reported', () => {
  const [row] = parsed('Name,City\nBilal,Paris\n')
  expect(() => row && oneOf(row, 'City', ['Lahore', 'Karachi'])).toThrow(
    'people.csv, row 2, column “City”: “Paris” is none of Lahore, Karachi',
  )
})

describe('an invalid product is refused at its column', () => {
  const good = {
    Name: 'Dawn Case',
    'Urdu name': 'سحر کیس',
    Brand: 'iPhone',
    'Case type': 'Silicon',
    Look: 'velvet-lined',
    Motif: '',
    'Drawn colour': '#22315a',
    Colours: 'Navy; Black',
    Family: '',
    'List price (Rs.)': '1450',
    'Device models': '',
    Description: 'Soft.',
    'Urdu description': 'نرم۔',
  }
  const read = (cells: Partial<typeof good>) => {
    const [titles, values] = [Object.keys(good), Object.values({ ...good, ...cells })]
    const text = `${titles.join(',')}\n${values.map((value) => `"${value}"`).join(',')}\n`
    return parseTable('products.csv', text, productColumns).flatMap(productsOf)
  }

  test('a valid design is a product for each brand with a model that it fits', () => {
    const products = read({})
    expect(products.map(({ brand }) => brand)).toEqual(
      brands.filter(({ kind }) => kind === 'phone').map(({ slug }) => slug),
    )
    for (const product of products) {
      expect(product).toMatchObject({ price: 1450_00, colours: ['black', 'navy'] })
      expect(product.deviceModels).toEqual(modelsOf(product.brand))
    }
    expect(read({ 'Device models': 'iPhone 13; Pixel 10; iPhone 15' })).toMatchObject([
      { slug: 'dawn-case', deviceModels: ['iPhone 15', 'iPhone 13'] },
      { slug: 'dawn-case-google-pixel', deviceModels: ['Pixel 10'] },
    ])
  })

  test.each([
    ['Brand', 'Nokia'],
    ['Look', 'gajra'],
    ['Drawn colour', 'navy'],
    ['List price (Rs.)', '1.450,00'],
    ['Device models', 'iPhone 13; Nokia 3310'],
    ['Motif', 'snake'],
    ['Description', ''],
  ] as const)('%s: %s', (column, value) => {
    expect(() => read({ [column]: value })).toThrow(`products.csv, row 2, column “${column}”: `)
  })
})
