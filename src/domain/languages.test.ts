import { expect, test } from 'vitest'
import { acceptedLanguage, addressIn, splitAddress } from './languages.ts'

test.each([
  ['/', '/ur'],
  ['/?q=x', '/ur?q=x'],
  ['/help#names', '/ur/help#names'],
  ['/products?q=ur', '/ur/products?q=ur'],
])('%s is %s in Urdu, and back', (english, urdu) => {
  expect(addressIn('ur', english)).toBe(urdu)
  expect(addressIn('en', english)).toBe(english)
  expect(splitAddress(urdu)).toEqual({ language: 'ur', address: english })
  expect(splitAddress(english)).toEqual({ language: 'en', address: english })
})

test('a path that only begins like the Urdu prefix is not Urdu', () => {
  expect(splitAddress('/urban')).toEqual({ language: 'en', address: '/urban' })
  expect(splitAddress('/ur/')).toEqual({ language: 'ur', address: '/' })
})

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ur', 'ur'],
  ['UR-pk', 'ur'],
  ['ur, en;q=0.9', 'ur'],
  ['fr, ur;q=0.5', 'ur'],
  ['en;q=0.4, ur;q=0.5', 'ur'],
  ['ur;q=0.1, en', 'en'],
  ['en-GB, ur', 'en'],
  ['ur;q=0', 'en'],
  ['fr', 'en'],
  ['*', 'en'],
  [';q=, ,;', 'en'],
])('the header Accept-Language %j asks for %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})
