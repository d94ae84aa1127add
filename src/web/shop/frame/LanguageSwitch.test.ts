import { expect, test } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { isOtherLanguageWanted, isSwitchedFrom } from './LanguageSwitch.tsx'

test.each<[string, Language, Language | null, readonly string[], boolean]>([
  ['an English page, to a browser that asks for Urdu', 'en', null, ['en-PK', 'ur-PK'], true],
  ['an English page, to one that asks for Urdu alone', 'en', null, ['ur'], true],
  ['no English page, to a browser that doesn’t', 'en', null, ['en-PK', 'uri'], false],
  ['no Urdu page, to a browser that asks for English', 'ur', null, ['en-PK'], false],
  ['an English page, to somebody who chose Urdu', 'en', 'ur', ['en'], true],
  ['an Urdu page, to somebody who chose English', 'ur', 'en', ['ur'], true],
  ['no page in the chosen language', 'en', 'en', ['ur-PK'], false],
])('the other language is offered on %s', (_, current, chosen, preferred, isWanted) => {
  expect(isOtherLanguageWanted(current, chosen, preferred)).toBe(isWanted)
})

test.each<[string, string, Language, boolean]>([
  ['an Urdu page, from its English one', 'https://shop.test/help?a=1', 'ur', true],
  ['an English page, from its Urdu one', 'https://shop.test/ur/help', 'en', true],
  ['an English page, from Urdu’s home page', 'https://shop.test/ur', 'en', true],
  ['no page, from another one in its language', 'https://shop.test/urgent', 'en', false],
  ['no page, from another site', 'https://shop.test.example/ur', 'en', false],
  ['no page that was typed', '', 'ur', false],
])('a visitor has switched to %s', (_, referrer, current, isSwitched) => {
  expect(isSwitchedFrom(referrer, 'https://shop.test', current)).toBe(isSwitched)
})
