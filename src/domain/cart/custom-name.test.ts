import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lettersIn } from '#domain/forms/letters.ts'
import { terms } from '#domain/terms.ts'
import { customNameField, customNameRefused } from './custom-name.ts'

const read = (typed: string) => {
  const answer = customNameField.read(typed)
  return 'value' in answer ? answer.value : null
}

describe('a name on a case (rule: name-on-the-case)', () => {
  test.each([
    ['a name', 'Ayesha', 'Ayesha'],
    ['empty', '', ''],
    ['only spaces', ' \u00A0 ', ''],
    ['spaces around and between', '  Ayesha   Khan ', 'Ayesha Khan'],
    ['non-breaking spaces', 'Ayesha\u00A0\u00A0Khan', 'Ayesha Khan'],
    ['14 characters', 'Abdulrehman 07', 'Abdulrehman 07'],
    ['14 characters and spaces around', ' Abdulrehman 07 ', 'Abdulrehman 07'],
    ['accents', 'Zoë Müller', 'Zoë Müller'],
    ['decomposed accents', 'Zoe\u0308', 'Zoë'],
    ['14 letters with decomposed accents', 'e\u0301'.repeat(14), 'é'.repeat(14)],
    ['letters beyond French and German', 'Şeyma Őz Čeněk', 'Şeyma Őz Čeněk'],
    ['Urdu', 'عائشہ خان', 'عائشہ خان'],
    ['every letter specific to Urdu', 'ٹپچڈڑژکگںھہیے', 'ٹپچڈڑژکگںھہیے'],
    ['a decomposed hamza', 'ا\u0653', 'آ'],
    ['a khari zabar', 'مصطفیٰ', 'مصطفیٰ'],
    ['a hamza on a letter without a composed form', 'بی\u0654', 'بی\u0654'],
    ['tashdid and zabar on one letter', 'محم\u064E\u0651د', 'محم\u064E\u0651د'],
    ['tashdid and zabar in the other order', 'محم\u0651\u064Eد', 'محم\u064E\u0651د'],
    ['14 letters with two marks each', 'م\u064E\u0651'.repeat(14), 'م\u064E\u0651'.repeat(14)],
    [
      'a name with all its vowel marks',
      'م\u064Fح\u064Eم\u0651\u064Eد ع\u064Eب\u0652دالل\u0651ہ',
      'م\u064Fح\u064Eم\u064E\u0651د ع\u064Eب\u0652دالل\u0651ہ',
    ],
    ['letters of an Arabic keyboard', 'علي كمال', 'علي كمال'],
    ['digits of both scripts', 'Ali 7 ۷', 'Ali 7 ۷'],
    ['two names', 'Ali & Sana', 'Ali & Sana'],
    ['a heart', 'Ali ♥ Sana', 'Ali ♥ Sana'],
    ['a heart as emoji', 'Ali ♥\uFE0F Sana', 'Ali ♥ Sana'],
    ['a heavy heart', 'Ali ❤ Sana', 'Ali ♥ Sana'],
    ['a heavy heart as emoji', 'Ali ❤\uFE0F Sana', 'Ali ♥ Sana'],
    ['a heavy heart as text', 'Ali ❤\uFE0E', 'Ali ♥'],
    ['a heart alone', '❤\uFE0F', '♥'],
    ['12 letters and a heart as emoji', 'Abdulrehmanx ❤\uFE0F', 'Abdulrehmanx ♥'],
  ])('may be %s', (_what, typed, kept) => {
    expect(read(typed)).toBe(kept)
  })

  test.each([
    ['15 characters', 'Abdulrehman 123'],
    ['15 characters in Urdu', 'عائشہ خان عائشہ'],
    ['15 letters with marks', 'م\u064E'.repeat(15)],
    ['14 letters, one with a stack of marks', `${'م'.repeat(13)}ع${'\u064E\u0651'.repeat(20)}`],
    ['two hearts', '♥ Ali ❤'],
    ['a heart of another colour', 'Ali 💜'],
    ['a heart on fire', '❤\uFE0F\u200D🔥'],
    ['an emoji', 'Ali 😀'],
    ['a flag', '🇵🇰'],
    ['an apostrophe', "D'Souza"],
    ['a hyphen', 'Ali-Sana'],
    ['a dot', 'M. Ali'],
    ['markup', '<b>Ali'],
    ['a formula', '=1+1'],
    ['the signs × and ÷, whose code points are among the letters', 'a×b÷c'],
    ['Cyrillic homoglyphs', 'Аyesha'],
    ['Greek', 'Αli'],
    ['Devanagari', 'आयशा'],
    ['full-width letters', 'Ａli'],
    ['a ligature', 'ﬁ'],
    ['Arabic presentation forms', '\uFE8D\uFEDF'],
    ['a tatweel', 'عا\u0640ئشہ'],
    ['an Arabic comma', 'علی، ثنا'],
    ['digits of an Arabic keyboard', 'علی ٣'],
    ['an accent without a composed form', 'q\u0301'],
    ['an accent at the beginning', '\u0301Ali'],
    ['an Urdu mark on a Latin letter', 'A\u0670'],
    ['an Urdu mark at the beginning', '\u0670علی'],
    ['three marks on one letter', 'م\u064E\u0651\u0670'],
    ['a combining circle', 'A\u20DD'],
    ['a tab', 'Ali\tKhan'],
    ['a line break', 'Ali\nKhan'],
    ['a trailing line break', 'Ali\n'],
    ['NUL', 'Ali\0'],
    ['a C0 control', 'Ali\u0007'],
    ['a C1 control', 'Ali\u0085'],
    ['a bidirectional override', 'Ali\u202Eahsana'],
    ['a bidirectional isolate', '\u2067Ali\u2069'],
    ['a direction mark', 'علی\u200F'],
    ['the Arabic direction mark', 'علی\u061C'],
    ['a zero-width space', 'Ali\u200B'],
    ['a zero-width non-joiner', 'علی\u200Cرضا'],
    ['a zero-width joiner', 'علی\u200Dرضا'],
    ['a byte order mark', '\uFEFFAli'],
    ['a soft hyphen', 'Ay\u00ADesha'],
    ['an invisible letter', 'Ali\u3164'],
    ['an ideographic space', 'Ali\u3000Khan'],
    ['an emoji selector after a letter', 'Ali\uFE0F'],
    ['a private-use character', 'Ali\uE000'],
    ['an unpaired surrogate', 'Ali\uD83D'],
    ['a tag character', 'Ali\u{E0041}'],
  ])('is never %s', (_what, typed) => {
    expect(customNameField.read(typed)).toEqual({ mistake: customNameRefused() })
  })

  test('is refused with the maximum length', () => {
    expect(customNameRefused()).toBe('Please use up to 14 letters, digits or spaces')
  })

  test('is refused quickly, however long it is', () => {
    expect(read('م\u064E\u0651 '.repeat(100_000))).toBeNull()
    expect(read(`${' '.repeat(100_000)}Ali${' '.repeat(100_000)}`)).toBe('Ali')
  })
})

/** Typed characters, and those of neighbouring keys or of a paste. */
const typed = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...'aZéÅ7 &\u00A0'), maxLength: 18 }) },
  {
    weight: 3,
    arbitrary: fc.string({
      unit: fc.constantFrom(...'عئیہےۂوا۷ ', '\u0653', '\u0654', '\u0655', '\u0651', '\u0670'),
      maxLength: 18,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.string({
      unit: fc.constantFrom(...'eoAq ♥❤', '\u0301', '\u0308', '\uFE0F', '\u200D', '\u202E', '\0'),
      maxLength: 16,
    }),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 16 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 16 }) },
)

describe('any name that is read (rule: name-on-the-case)', () => {
  const holdsOfEvery = (holds: (kept: string, typed: string) => void) => {
    let kept = 0
    fc.assert(
      fc.property(typed, (text) => {
        const value = read(text)
        if (value === null) return
        kept += 1
        holds(value, text)
      }),
      { numRuns: 5_000 },
    )
    expect(kept).toBeGreaterThan(500)
  }

  test('is unchanged when it is read again', () => {
    holdsOfEvery((kept) => expect(read(kept)).toBe(kept))
  })

  test('never gets longer than the input, nor than 14 letters with two marks each', () => {
    holdsOfEvery((kept, text) => {
      expect([...kept].length).toBeLessThanOrEqual([...text].length)
      expect(lettersIn(kept)).toBeLessThanOrEqual(terms.maxCustomName)
      expect(kept.length).toBeLessThanOrEqual(3 * terms.maxCustomName)
    })
  })

  test('contains no invisible character, and no mark without its letter', () => {
    holdsOfEvery((kept) => {
      expect(kept).not.toMatch(/[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u)
      expect(kept).not.toMatch(/(?! )\s|^\s|\s$|\s\s/u)
      expect(kept).not.toMatch(/(?:^|[^\p{Script=Arabic}\p{M}])\p{M}/u)
      expect(kept).toBe(kept.normalize('NFC'))
    })
  })

  test('is the same for all forms of its accents and hearts', () => {
    holdsOfEvery((kept) => {
      expect(read(kept.normalize('NFD'))).toBe(kept)
      expect(read(` ${kept.replace('♥', '❤\uFE0F').replaceAll(' ', ' \u00A0')} `)).toBe(kept)
    })
  })
})
