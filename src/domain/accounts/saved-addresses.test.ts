import { describe, expect, test } from 'vitest'
import {
  afterUse,
  eachPlaceOnce,
  isSamePlace,
  MAX_ADDRESSES,
  type SavedAddress,
} from './saved-addresses.ts'

const at = (address: string, city = 'Faisalabad', postalCode = ''): SavedAddress => ({
  address,
  city,
  postalCode,
})
const home = at('House 12, Street 5, Madina Town')
const many = (count: number) => Array.from({ length: count }, (_, n) => at(`House ${n + 1}`))

describe('a place (rule: saved-addresses)', () => {
  test.each([
    ['itself', home, true],
    ['in other case', at('HOUSE 12, street 5, madina town', 'FAISALABAD'), true],
    ['with other spaces and punctuation', at(' House 12 - Street 5\nMadina  Town. '), true],
    ['with a postal code', { ...home, postalCode: '38000' }, true],
    ['with another number', at('House 13, Street 5, Madina Town'), false],
    ['with its digits together', at('House 125, Street, Madina Town'), false],
    ['in another city', at(home.address, 'Lahore'), false],
    ['in Urdu', at('مکان ۱۲', 'فیصل آباد'), false],
  ])('is the same as one %s', (_, other, isSame) => {
    expect(isSamePlace(home, other)).toBe(isSame)
  })

  test('in Urdu differs from another in Urdu', () => {
    expect(isSamePlace(at('مکان نمبر ایک'), at('مکان نمبر دو'))).toBe(false)
  })
})

test('each place is listed once, as first typed, with a postal code if any has one', () => {
  const loud = at('HOUSE 12, STREET 5, MADINA TOWN', 'Faisalabad', '38000')
  expect(eachPlaceOnce([home, at('Office 3'), loud])).toEqual([
    { ...home, postalCode: '38000' },
    at('Office 3'),
  ])
  expect(eachPlaceOnce([{ ...home, postalCode: '1' }, loud])).toEqual([
    { ...home, postalCode: '1' },
  ])
})

describe('the addresses after an order to', () => {
  test.each([
    ['a new place, to be kept', [], home, true, [home]],
    ['a new place, not to be kept', [at('Office 3')], home, false, [at('Office 3')]],
    ['the last known one', [at('Office 3'), home], home, false, [home, at('Office 3')]],
    ['one more than the maximum', many(MAX_ADDRESSES), home, true, [home, ...many(4)]],
    [
      'a known one, typed differently',
      [at('Office 3'), { ...home, postalCode: '38000' }],
      at('house 12, street 5, madina town'),
      false,
      [at('house 12, street 5, madina town', 'Faisalabad', '38000'), at('Office 3')],
    ],
  ])('%s', (_, before, used, isKept, after) => {
    expect(afterUse(before, used, isKept)).toEqual(after)
  })
})
