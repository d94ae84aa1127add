import { expect, test } from 'vitest'
import { priceIn } from './price.ts'
import { tokenize } from './tokenize.ts'

function priceOf(query: string): string {
  const { min, max } = priceIn(tokenize(query)) ?? {}
  return `${min ?? ''}-${max ?? ''}`
}

test.each([
  ['under 1000', '-1000'],
  ['below rs 1,500', '-1500'],
  ['less than 800 rupees', '-800'],
  ['not more than 900', '-900'],
  ['upto 1200', '-1200'],
  ['within 700', '-700'],
  ['max 1000', '-1000'],
  ['budget 1000', '-1000'],
  ['1000 budget', '-1000'],
  ['rs 999', '-999'],
  ['999 rs', '-999'],
  ['1000 se kam', '-1000'],
  ['1000 rupay se kam', '-1000'],
  ['1000 ke andar', '-1000'],
  ['1000 tak', '-1000'],
  ['500 mein', '-500'],
  ['500 wala', '-500'],
  ['1k', '-1000'],
  ['1.5k tak', '-1500'],
  ['ek hazar se kam', '-1000'],
  ['hazar tak', '-1000'],
  ['2 hazar', '-2000'],
  ['paanch sau', '-500'],
  ['dedh hazar', '-1500'],
  ['ہزار سے کم', '-1000'],
  ['above 1500', '1500-'],
  ['more than 1500', '1500-'],
  ['1500 se zyada', '1500-'],
  ['1500 se upar', '1500-'],
  ['500 to 1000', '500-1000'],
  ['500 se 1000', '500-1000'],
  ['500-1000', '500-1000'],
  ['between 500 and 1000', '500-1000'],
  ['500 aur 1000 ke darmiyan', '500-1000'],
  ['from rs 500 to rs 1000', '500-1000'],
  ['silicone 800', '-800'],
])('%s', (query, price) => {
  expect(priceOf(query)).toBe(price)
})

test.each([
  'iphone 13',
  '2 covers',
  'spark go 2024',
  'galaxy a50',
  'note 12 pro',
  'under',
  '10 rs',
  '777',
  'vivo y200',
  'nokia 3310',
])('%s has no price', (query) => {
  expect(priceOf(query)).toBe('-')
})

test('Pro Max is not the maximum of a price', () => {
  expect(priceIn(tokenize('iphone 14 pro max 1000'))).toMatchObject({ from: 3, to: 4, max: 1000 })
})
