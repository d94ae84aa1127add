import { expect, test } from 'vitest'
import { shopFacts } from '#config'
import { webManifest } from './web-manifest.ts'

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
