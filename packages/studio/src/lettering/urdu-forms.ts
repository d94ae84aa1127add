/**
 * Form of a letter in its word: isolated, or joined to the next, to both or to the previous one.
 */
export type Form = 'alone' | 'first' | 'middle' | 'last'

/** A letter of a word with its form and its vowel signs. */
export interface ShapedLetter {
  readonly letter: string
  readonly form: Form
  readonly signs: readonly string[]
}

const joinsBoth = new Set('بپتٹثجچحخسشصضطظعغفقکگلمنںہۂھیئ')
const joinsBackOnly = new Set('اآأدڈذرڑزژوؤےۓۃ')
const joinsNothing = new Set('ء۰۱۲۳۴۵۶۷۸۹')

/** Zabar, pesh, zer, tashdid, sukun, hamza and khari zabar. */
const vowelSigns = /^[\u064E-\u0652\u0654\u0670]$/

/** Urdu letters for those of Arabic keyboards. */
const sameAs: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ۃ',
  ۀ: 'ۂ',
  إ: 'ا',
}

const alefs = new Set('اآأ')

/** The Urdu letter or digit of a character; undefined for others. */
function urduLetter(character: string): string | undefined {
  const letter = sameAs[character] ?? character
  return [joinsBoth, joinsBackOnly, joinsNothing].some((some) => some.has(letter))
    ? letter
    : undefined
}

/** Whether the Urdu script has a shape for a character. */
export function isUrdu(character: string): boolean {
  return urduLetter(character) !== undefined || vowelSigns.test(character)
}

/**
 * Letters of a word in reading order, each in the form that its neighbours determine. Lam and a
 * following alef are one letter, 'لا'.
 */
export function shaped(word: string): ShapedLetter[] {
  const letters = lettersOf(word)
  return letters.map(({ letter, signs }, index) => {
    const before = letters[index - 1]?.letter ?? ''
    const after = letters[index + 1]?.letter ?? 'ء'
    const isJoined = joinsBoth.has(before) && !joinsNothing.has(letter)
    const joins = joinsBoth.has(letter) && !joinsNothing.has(after)
    if (isJoined) return { letter, form: joins ? 'middle' : 'last', signs }
    return { letter, form: joins ? 'first' : 'alone', signs }
  })
}

function lettersOf(word: string): { letter: string; readonly signs: string[] }[] {
  const letters: { letter: string; readonly signs: string[] }[] = []
  for (const character of word.normalize('NFC')) {
    const last = letters.at(-1)
    const letter = urduLetter(character)
    if (letter === undefined) {
      if (vowelSigns.test(character)) last?.signs.push(character)
    } else if (last?.letter === 'ل' && alefs.has(letter)) last.letter += letter
    else letters.push({ letter, signs: [] })
  }
  return letters
}
