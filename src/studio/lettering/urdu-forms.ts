/** How a letter stands in its word: alone, or joined to the next, to both or to the one before. */
export type Form = 'alone' | 'first' | 'middle' | 'last'

/** A letter of a word, how it is written there, and the vowel signs that it carries. */
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

/** Letters that Arabic keyboards send for those of Urdu. */
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

/** The letter or digit of Urdu that a character stands for; undefined when there is none. */
function urduLetter(character: string): string | undefined {
  const letter = sameAs[character] ?? character
  return [joinsBoth, joinsBackOnly, joinsNothing].some((some) => some.has(letter))
    ? letter
    : undefined
}

/** Whether a character is written in the hand for Urdu. */
export function isUrdu(character: string): boolean {
  return urduLetter(character) !== undefined || vowelSigns.test(character)
}

/**
 * The letters of a word in the order they are read, each in the form that its neighbours ask for. Lam
 * and the alef behind it are one letter, 'لا'.
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
