import { expect, test } from 'vitest'
import { shopFacts } from '#config'
import { factsIn } from './shipped-facts.ts'

test('default facts are translated on Urdu pages', () => {
  expect(factsIn('ur', shopFacts)).toEqual({
    ...shopFacts,
    tagline: 'بالکل آپ کے فون کے لیے بنے کیس',
    city: 'فیصل آباد',
    province: 'پنجاب',
  })
  expect(factsIn('en', shopFacts)).toEqual(shopFacts)
})

test('the owner’s own texts stay as written', () => {
  const own = { ...shopFacts, tagline: 'Cases with your name', city: 'Lahore', province: 'Sindh' }
  expect(factsIn('ur', own)).toEqual(own)
})
