import { expect, test } from 'vitest'
import { paisaFromRupees } from '#domain/money.ts'
import { productFields } from '../product-fields.ts'
import { ODD_PRICE, priceFromCell } from './price-cell.ts'

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
