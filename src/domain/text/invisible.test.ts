import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showsNothing, withoutInvisible } from './invisible.ts'

test.each([
  ['\u200Eayesha@example.com', 'ayesha@example.com'],
  ['ayesha@example.com\u202C', 'ayesha@example.com'],
  ['a\u200Dyesha@example.com', 'ayesha@example.com'],
  ['779\u00AD412\u2060345\uFEFF', '779412345'],
  ['\u2066PK36\u2069', 'PK36'],
  ['\u3164x\u115F\u1160\uFFA0\u2800', 'x'],
  ['x\u{E0041}', 'x'],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['\u200Cعلی\u200D', 'علی'],
  ['عَ\u200Cلی', 'عَ\u200Cلی'],
])('%j is read as %j', (typed, seen) => {
  expect(withoutInvisible(typed)).toBe(seen)
})

test('a text of visible ASCII stays as it is, and reading twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(withoutInvisible(text)).toBe(text)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = withoutInvisible(text)
      expect(withoutInvisible(once)).toBe(once)
    }),
  )
})

test.each([
  ['', true],
  [' \n\u00A0\u3000', true],
  ['\u3164', true],
  ['\u200B\u2060', true],
  ['\u115F\u1160', true],
  ['\u2800\u2800', true],
  ['\u202E\u2066', true],
  ['\0', true],
  ['👨\u200D👩\u200D👧', false],
  ['❤\uFE0F', false],
  ['\u200Bعلی', false],
  ['.', false],
])('%j shows nothing: %s', (text, isBlank) => {
  expect(showsNothing(text)).toBe(isBlank)
})
