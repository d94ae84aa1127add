/** Letters that keyboards and scripts write differently and people read alike. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ھ: 'ہ',
  ە: 'ہ',
  ۃ: 'ہ',
  ں: 'ن',
}

const ASCII = /^[\0-\x7F]*$/
/**
 * Folds a text for comparison: lower case, without accents and vowel marks, one form of each letter
 * that keyboards write differently ('علي' and 'علی'), digits of any script as 0-9. Idempotent.
 */
export function foldLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  const plain = text.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return plain.replaceAll(/[\u0600-\u06FF]/g, (part) => SAME_LETTER[part] ?? latinDigit(part))
}

/** Converts digits of Urdu and Arabic to 0-9. */
function latinDigit(character: string): string {
  return /[\u0660-\u0669\u06F0-\u06F9]/.test(character)
    ? String((character.codePointAt(0) ?? 0) & 0xf)
    : character
}
