import { expect, test } from 'vitest'
import { shopFacts } from '#config'
import { factsIn } from './shipped-facts.ts'

test('the facts that a shop came with are in Urdu on its Urdu pages', () => {
  expect(factsIn('ur', shopFacts)).toEqual({
    ...shopFacts,
    tagline: 'آپ کے فون کے عین مطابق کیس',
    city: 'فیصل آباد',
    province: 'پنجاب',
  })
  expect(factsIn('en', shopFacts)).toBe(shopFacts)
})

test('the owner’s own words stay', () => {
  const own = { ...shopFacts, tagline: 'Cases with your name', city: 'Lahore', province: 'Sindh' }
  expect(factsIn('ur', own)).toEqual(own)
})
