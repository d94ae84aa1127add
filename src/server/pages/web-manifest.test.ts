import { expect, test } from 'vitest'
import { shopFacts } from '#config'
import { factsIn, webManifest } from './web-manifest.ts'

test('an installed shop opens in the language of the page that it was installed from', () => {
  const shop = { ...shopFacts, logo: null, accent: 'plum' } as const
  expect(webManifest(shop, 'en')).toMatchObject({ id: '/', start_url: '/', lang: 'en-PK' })
  expect(webManifest(shop, 'ur')).toMatchObject({
    id: '/ur',
    start_url: '/ur',
    scope: '/',
    lang: 'ur-PK',
    dir: 'rtl',
    description: 'بالکل آپ کے فون کے لیے بنے کیس',
  })
})

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
