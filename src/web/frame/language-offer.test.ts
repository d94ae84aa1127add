import { expect, test } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { isOtherLanguageWanted } from './language-offer.ts'

test.each<[string, Language, Language | null, readonly string[], boolean]>([
  ['an English page, to a browser that asks for Urdu', 'en', null, ['en-PK', 'ur-PK'], true],
  ['an English page, to one that asks for Urdu alone', 'en', null, ['ur'], true],
  ['no English page, to a browser that doesn’t', 'en', null, ['en-PK', 'uri'], false],
  ['no Urdu page, to a browser that asks for English', 'ur', null, ['en-PK'], false],
  ['an English page, to somebody who chose Urdu', 'en', 'ur', ['en'], true],
  ['an Urdu page, to somebody who chose English', 'ur', 'en', ['ur'], true],
  ['no page in the chosen language', 'en', 'en', ['ur-PK'], false],
])('the other language is offered on %s', (_, shown, chosen, asked, isWanted) => {
  expect(isOtherLanguageWanted(shown, chosen, asked)).toBe(isWanted)
})
