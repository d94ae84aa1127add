import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CUSTOM_NAME_REFUSED, customNameField, lettersIn, MAX_CUSTOM_NAME } from './custom-name.ts'

const read = (typed: string) => {
  const answer = customNameField.read(typed)
  return 'value' in answer ? answer.value : null
}

describe('a name on a case (rule: name-on-the-case)', () => {
  test.each([
    ['a name', 'Ayesha', 'Ayesha'],
    ['nothing', '', ''],
    ['only spaces', ' \u00A0 ', ''],
    ['spaces around and between', '  Ayesha   Khan ', 'Ayesha Khan'],
    ['the space that does not break', 'Ayesha\u00A0\u00A0Khan', 'Ayesha Khan'],
    ['14 characters', 'Abdulrehman 07', 'Abdulrehman 07'],
    ['14 characters and spaces around', ' Abdulrehman 07 ', 'Abdulrehman 07'],
    ['accents', 'Zoë Müller', 'Zoë Müller'],
    ['accents in two characters', 'Zoe\u0308', 'Zoë'],
    ['14 letters, each with its accent beside it', 'e\u0301'.repeat(14), 'é'.repeat(14)],
    ['letters beyond French and German', 'Şeyma Őz Čeněk', 'Şeyma Őz Čeněk'],
    ['Urdu', 'عائشہ خان', 'عائشہ خان'],
    ['every letter that only Urdu has', 'ٹپچڈڑژکگںھہیے', 'ٹپچڈڑژکگںھہیے'],
    ['a hamza in a character of its own', 'ا\u0653', 'آ'],
    ['a khari zabar', 'مصطفیٰ', 'مصطفیٰ'],
    ['a hamza over a letter that has no form with it', 'بی\u0654', 'بی\u0654'],
    ['tashdid and zabar on one letter', 'محم\u064E\u0651د', 'محم\u064E\u0651د'],
    ['the same two the other way round', 'محم\u0651\u064Eد', 'محم\u064E\u0651د'],
    ['14 letters, each with two signs', 'م\u064E\u0651'.repeat(14), 'م\u064E\u0651'.repeat(14)],
    [
      'a whole name with all its vowels',
      'م\u064Fح\u064Eم\u0651\u064Eد ع\u064Eب\u0652دالل\u0651ہ',
      'م\u064Fح\u064Eم\u064E\u0651د ع\u064Eب\u0652دالل\u0651ہ',
    ],
    ['letters of an Arabic keyboard', 'علي كمال', 'علي كمال'],
    ['both digits', 'Ali 7 ۷', 'Ali 7 ۷'],
    ['two names', 'Ali & Sana', 'Ali & Sana'],
    ['a heart', 'Ali ♥ Sana', 'Ali ♥ Sana'],
    ['a heart as a picture', 'Ali ♥\uFE0F Sana', 'Ali ♥ Sana'],
    ['a heavy heart', 'Ali ❤ Sana', 'Ali ♥ Sana'],
    ['a heavy heart as a picture', 'Ali ❤\uFE0F Sana', 'Ali ♥ Sana'],
    ['a heavy heart as a text', 'Ali ❤\uFE0E', 'Ali ♥'],
    ['a heart alone', '❤\uFE0F', '♥'],
    ['12 letters and a heart as a picture', 'Abdulrehmanx ❤\uFE0F', 'Abdulrehmanx ♥'],
  ])('may be %s', (_what, typed, kept) => {
    expect(read(typed)).toBe(kept)
  })

  test.each([
    ['15 characters', 'Abdulrehman 123'],
    ['15 of them in Urdu', 'عائشہ خان عائشہ'],
    ['15 of them with signs', 'م\u064E'.repeat(15)],
    ['14 letters and a stack of signs on one', `${'م'.repeat(13)}ع${'\u064E\u0651'.repeat(20)}`],
    ['two hearts', '♥ Ali ❤'],
    ['another heart', 'Ali 💜'],
    ['a heart on fire', '❤\uFE0F\u200D🔥'],
    ['a picture', 'Ali 😀'],
    ['a flag', '🇵🇰'],
    ['an apostrophe', "D'Souza"],
    ['a hyphen', 'Ali-Sana'],
    ['a dot', 'M. Ali'],
    ['markup', '<b>Ali'],
    ['a formula', '=1+1'],
    ['times and divided, which stand among the letters', 'a×b÷c'],
    ['Cyrillic that looks like Latin', 'Аyesha'],
    ['Greek', 'Αli'],
    ['Devanagari', 'आयशा'],
    ['wide letters', 'Ａli'],
    ['letters that are one drawn as two', 'ﬁ'],
    ['Arabic in the forms of print', '\uFE8D\uFEDF'],
    ['a stretched letter', 'عا\u0640ئشہ'],
    ['an Arabic comma', 'علی، ثنا'],
    ['digits of an Arabic keyboard', 'علی ٣'],
    ['an accent that no letter takes in', 'q\u0301'],
    ['an accent at the beginning', '\u0301Ali'],
    ['a sign of Urdu on a Latin letter', 'A\u0670'],
    ['a sign of Urdu at the beginning', '\u0670علی'],
    ['three signs on one letter', 'م\u064E\u0651\u0670'],
    ['a combining circle', 'A\u20DD'],
    ['a tab', 'Ali\tKhan'],
    ['a line end', 'Ali\nKhan'],
    ['a line end behind', 'Ali\n'],
    ['NUL', 'Ali\0'],
    ['a control', 'Ali\u0007'],
    ['a control of the second kind', 'Ali\u0085'],
    ['an order to turn round', 'Ali\u202Eahsana'],
    ['an isolate', '\u2067Ali\u2069'],
    ['a mark of direction', 'علی\u200F'],
    ['the Arabic mark of direction', 'علی\u061C'],
    ['a space without width', 'Ali\u200B'],
    ['a non-joiner', 'علی\u200Cرضا'],
    ['a joiner', 'علی\u200Dرضا'],
    ['a byte order mark', '\uFEFFAli'],
    ['a soft hyphen', 'Ay\u00ADesha'],
    ['a letter that is not seen', 'Ali\u3164'],
    ['a wide space', 'Ali\u3000Khan'],
    ['the sign of a picture behind a letter', 'Ali\uFE0F'],
    ['a letter of private use', 'Ali\uE000'],
    ['half a character', 'Ali\uD83D'],
    ['a tag', 'Ali\u{E0041}'],
  ])('is never %s', (_what, typed) => {
    expect(customNameField.read(typed)).toEqual({ mistake: CUSTOM_NAME_REFUSED })
  })

  test('that is refused is told how many characters it may have', () => {
    expect(CUSTOM_NAME_REFUSED).toBe('Please use up to 14 letters, digits or spaces')
  })

  test('that is enormous is refused as quickly as any', () => {
    expect(read('م\u064E\u0651 '.repeat(100_000))).toBeNull()
    expect(read(`${' '.repeat(100_000)}Ali${' '.repeat(100_000)}`)).toBe('Ali')
  })
})

/** What people type, and what stands beside it on a keyboard or comes with a paste. */
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

test.each([
  ['', 0],
  ['Ali & Sana', 10],
  ['Zoe\u0308', 3],
  ['محمد', 4],
  ['م\u064Fح\u064Eم\u0651\u064Eد', 4],
  ['مصطفیٰ', 5],
  ['ا\u0653', 1],
  ['Ali 🎉', 5],
])('%j has %i letters, as its graphemes', (name, count) => {
  expect(lettersIn(name)).toBe(count)
  expect([...new Intl.Segmenter('ur').segment(name)].length).toBe(count)
})

describe('whatever is typed as a name (rule: name-on-the-case)', () => {
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

  test('reads as itself once it was read', () => {
    holdsOfEvery((kept) => expect(read(kept)).toBe(kept))
  })

  test('never gets longer, and is never longer than 14 letters with two signs each', () => {
    holdsOfEvery((kept, text) => {
      expect([...kept].length).toBeLessThanOrEqual([...text].length)
      expect(lettersIn(kept)).toBeLessThanOrEqual(MAX_CUSTOM_NAME)
      expect(kept.length).toBeLessThanOrEqual(3 * MAX_CUSTOM_NAME)
    })
  })

  test('holds nothing that is not seen, and no sign without its letter', () => {
    holdsOfEvery((kept) => {
      expect(kept).not.toMatch(/[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u)
      expect(kept).not.toMatch(/(?! )\s|^\s|\s$|\s\s/u)
      expect(kept).not.toMatch(/(?:^|[^\p{Script=Arabic}\p{M}])\p{M}/u)
      expect(kept).toBe(kept.normalize('NFC'))
    })
  })

  test('is the same however its accents and hearts were typed', () => {
    holdsOfEvery((kept) => {
      expect(read(kept.normalize('NFD'))).toBe(kept)
      expect(read(` ${kept.replace('♥', '❤\uFE0F').replaceAll(' ', ' \u00A0')} `)).toBe(kept)
    })
  })
})
